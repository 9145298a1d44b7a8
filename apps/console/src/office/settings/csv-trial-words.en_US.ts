/** The words of trying a CSV profile with a sample file. */
export const trial = {
  title: 'Try with a file',
  text: 'Choose a file from the bank. It is read with the values above, and nothing is stored.',
  file: 'Sample CSV file',
  help: 'CSV or TXT, up to 750 KB.',
  drop: 'Drop the file to try it',
  lines: 'First lines of the file',
  accountFirst: 'Enter the bank account to see how the file is read.',
  valuesFirst: 'Fill in the required fields to see how the file is read.',
  reading: 'Reading the file…',
  counts:
    '{read, plural, one {# entry} other {# entries}} in the file. {refused, plural, =0 {All can be read.} one {# cannot be read.} other {# cannot be read.}}',
  balances: 'Opening balance {opening}, closing balance {closing}.',
  table: 'Entries as read',
  col: {
    line: 'Line',
    day: 'Booking date',
    amount: 'Amount',
    party: 'Other party',
    account: 'Account of the other party',
    text: 'Reference text',
    number: 'Bank’s number of the entry',
  },
  fault: '{place} is “{found}”. Expected: {expected}.',
} as const
