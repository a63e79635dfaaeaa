/** Made-up people for the gallery. */
export const people = [
  { name: 'Aisyah Rahman', job: 'UX Design Lead', company: 'AirAsia', country: 'Malaysia' },
  { name: 'Daniel Lim Wei Jie', job: 'Engineering Manager', company: 'Petronas', country: 'United States' },
  { name: 'Priya Nair', job: 'Investment Associate', company: 'Shopee', country: 'Singapore' },
  { name: 'Hafiz Abdullah', job: 'Product Director', company: 'Gojek', country: 'Malaysia' },
  { name: 'Mei Ling Tan', job: 'Investment Associate', company: 'Grab', country: 'Malaysia' },
  { name: 'Arjun Menon', job: 'Clinical Programme Lead', company: 'Sime Darby', country: 'Malaysia' },
  { name: '陈欣怡', job: 'Senior Data Scientist', company: 'Maybank', country: 'Malaysia' },
] as const;

export const person = (at: number) => people[at % people.length] ?? people[0];

export const longText =
  'I help early-career talent turn uncertainty into a plan they believe in, from the first interview to the first team they lead. Over twelve years I have hired, coached and promoted people in three countries, and I still remember how it felt to have no one to ask. Bring me the question you are afraid sounds silly; it is usually the one that matters most. We will write down three next steps before we hang up.';
