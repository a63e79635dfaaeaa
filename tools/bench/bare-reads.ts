import Fastify from 'fastify';
import pg from 'pg';

// The baseline for the reads: bare Fastify + pg, in a process of its own like the product, so that the load generator
// costs both the same. It sends the product's queries to the same database and answers with the rows as they come.

const [databaseUrl, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

/** Who is asking, with their roles in companies and programmes: the product runs this query on every call. */
const whoAsks = (userId: number) =>
  pool.query(
    `select s.*, u.*,
       (select coalesce(json_agg(a.enterprise_id), '[]') from enterprise_admins a where a.user_id = u.id) as enterprises,
       (select coalesce(json_agg(json_build_object('program', m.program_id, 'role', r.name)), '[]')
        from program_memberships m join roles r on r.id = m.role_id
        where m.user_id = u.id and m.removed_at is null) as memberships
     from auth_sessions s join users u on u.id = s.user_id where u.id = $1 limit 1`,
    [userId],
  );
const asked: Record<string, (userId: number) => Promise<unknown>> = {
  '/notifications/unread_count': async (userId) => {
    await whoAsks(userId);
    const unread = 'select count(*) from notifications where user_id = $1 and read_at is null';
    return (await pool.query(unread, [userId])).rows;
  },
  '/api/v2/my/bookings': async (userId) => {
    await whoAsks(userId);
    const own = '(select booking_id from booking_participants where user_id = $1)';
    const bookings = await pool.query(
      `select * from bookings where id in ${own} and program_id is null order by start_at desc, id desc limit 500`,
      [userId],
    );
    const ids = bookings.rows.map(({ id }: { id: string }) => id);
    const of = (statement: string) => pool.query(statement, [ids]).then(({ rows }) => rows);
    return {
      bookings: bookings.rows,
      people: await of(
        'select p.*, u.slug, u.firstname, u.lastname, u.deleted_at, u.user_type, i.profile_photo, i.job_title, i.company from booking_participants p join users u on u.id = p.user_id left join user_infos i on i.user_id = u.id where p.booking_id = any($1) order by 1, 3 desc, 2',
      ),
      objectives: await of('select * from booking_objectives where booking_id = any($1) order by position'),
      links: await of('select * from booking_links where booking_id = any($1) order by id'),
      attachments: await of('select * from booking_attachments where booking_id = any($1) order by id'),
      reschedules: await of('select * from booking_reschedules where booking_id = any($1) order by id desc'),
      sittings: await of(
        `select m.id, m.room, m.ends_at, a.user_id, a.joined_at, a.seen_at, a.left_at,
           exists (select from meeting_consents c where c.meeting_id = m.id) as asked
         from meetings m join meeting_attendances a on a.meeting_id = m.id
         where m.room = any(select 'booking ' || unnest($1::bigint[])) order by m.starts_at, a.id`,
      ),
      returned: await of(`select booking_id from credit_entries where booking_id = any($1) and kind <> 'booking'`),
    };
  },
};

const [me] = (await pool.query<{ id: string }>(`select id from users where email = 'mentee@lantern.test'`)).rows;
const bare = Fastify();
for (const [path, ask] of Object.entries(asked)) bare.get(path, () => ask(Number(me?.id)));
await bare.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
