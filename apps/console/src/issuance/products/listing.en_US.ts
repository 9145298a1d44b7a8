/** Messages for listing an allotted product for trading. */
export const listing = {
  first: 'Next: two operators list a pair for the token, then open it in Markets.',
  again: 'The token is traded. Two operators can list another pair.',
  list: 'List for trading',
  markets: 'Markets',
} as const
