export const inputs = {
  day: '{label}: date',
  clock: '{label}: time',
  zone: '{label}: time zone',
  stored: 'Stored as {time} UTC.',
  addCountry: 'Add a country by name or code',
  removeCountry: 'Remove {name}',
  classes: { ri: 'Retail', ai: 'Accredited', ei: 'Expert' },
  classesHelp: 'A higher class may buy everything that a lower class may buy.',
} as const
