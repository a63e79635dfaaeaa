import type { z } from 'zod';
import type { College, CollegeForm, Job, JobForm } from '../../../../contract/profiles/schemas/experience.ts';
import { endsTooEarly } from '../../../../contract/profiles/values.ts';

const endsInOrder = ({ start_date: start, end_date: end }: { start_date: string; end_date?: string | null }) =>
  !end || end >= start;
const load = async () => {
  const schemas = await import('../../../../contract/profiles/schemas/experience.ts');
  return { ...schemas, tooEarly: { message: endsTooEarly, path: ['end_date'] } };
};

export interface JobValues {
  name: string;
  company_name: string;
  description: string;
  start_date: string | null;
  end_date: string | null;
  is_current: boolean;
}

const noJob: JobValues = {
  name: '',
  company_name: '',
  description: '',
  start_date: null,
  end_date: null,
  is_current: false,
};

export const jobValues = (job: Job | null): JobValues =>
  job === null
    ? noJob
    : {
        name: job.name,
        company_name: job.company_name,
        description: job.description ?? '',
        start_date: job.start_date,
        end_date: job.end_date,
        is_current: job.is_current,
      };

/** PRO-59: for a current job the end is not sent; its field is disabled. */
export const jobBody = (values: JobValues) =>
  ({ ...values, end_date: values.is_current ? null : values.end_date }) as z.input<typeof JobForm>;

export const jobWire = () => load().then(({ JobForm: wire, tooEarly }) => wire.refine(endsInOrder, tooEarly));

export interface CollegeValues {
  university_name: string | null;
  level: string | null;
  program_name: string;
  start_date: string | null;
  end_date: string | null;
  studying: boolean;
}

const noCollege: CollegeValues = {
  university_name: null,
  level: null,
  program_name: '',
  start_date: null,
  end_date: null,
  studying: false,
};

export const collegeValues = (college: College | null): CollegeValues =>
  college === null
    ? noCollege
    : {
        university_name: college.university_name,
        level: college.level,
        program_name: college.program_name,
        start_date: college.start_date,
        end_date: college.end_date,
        studying: college.study_status === 1,
      };

/** PRO-64: someone who is still studying has no end; its field is disabled. */
export const collegeBody = ({ studying, university_name, ...values }: CollegeValues) =>
  ({
    ...values,
    university_name: university_name ?? '',
    end_date: studying ? null : values.end_date,
    study_status: studying ? 1 : 0,
  }) as z.input<typeof CollegeForm>;

export const collegeWire = () => load().then(({ CollegeForm: wire, tooEarly }) => wire.refine(endsInOrder, tooEarly));
