/** Screen names of the fields in a submission from Myinfo, in English and Chinese. */
export const myinfoFieldNames = {
  corrections: ['Added details', '补充的资料'],
  consents: ['Your consent', '您的同意'],
  use: ['Consent to the use of your data', '同意使用您的资料'],
  accuracy: ['Confirmation that your data is correct', '确认资料真实'],
} as const
