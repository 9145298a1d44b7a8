/** What is looked into before a committee sees an application, each ticked off by a person with a note. */
export const diligenceItems = [
  'registry',
  'owners',
  'sanctions',
  'accounts',
  'working_capital',
  'cap_table',
  'use_of_funds',
  'memorandum',
  'legal_opinion',
  'disputes',
] as const
export type DiligenceItem = (typeof diligenceItems)[number]

/** Done of all, in whole percent, rounded down. */
export const diligencePercent = (done: number): number => Math.floor((done * 100) / diligenceItems.length)
