import { emailSample, url } from '../../telling/email-samples.fixture.ts';
import { surveyArrived, surveyReminder, surveyWaits } from './emails.ts';

const halfway = { title: 'Halfway there', description: 'Five questions', anonymous: true, url };

export const emailSamples = [
  emailSample(surveyArrived, halfway, [
    'Your opinion, please: Halfway there',
    'Answer the survey',
    'Five questions',
    'nobody sees who gave which answer',
  ]),
  emailSample(surveyReminder, { ...halfway, description: '', anonymous: false }, [
    'Reminder: Halfway there',
    'Answer the survey',
    'has not heard from you yet',
  ]),
  emailSample(surveyWaits, { url }, ['Lantern has sent you a survey', 'Answer the survey', 'Sign in to answer it.']),
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = ['survey.sent', 'survey.reminded'];
