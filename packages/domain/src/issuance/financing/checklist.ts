/** Due-diligence items that a person must check, with a note, before the committee sees the application. */
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

/** Returns the completed items in whole percent, rounded down. */
export const diligencePercent = (done: number): number => Math.floor((done * 100) / diligenceItems.length)
