import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { isWellFormed } from './password-rules.ts'
import { passwordTooCommon, passwordTooWeak } from './refusals.ts'

/** Common passwords that are long and mixed enough to pass the form. Lower case; sources: lists of leaked passwords. */
const common = new Set(
  `password1 password12 password123 password1234 passw0rd passw0rd1 p@ssw0rd p@ssword1 p@ssw0rd1 p@ssw0rd123 qwerty12 qwerty123
  qwerty1234 qwerty12345 qwertyuiop1 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 zaq12wsx abc12345 abc123456
  abcd1234 abcd12345 a1234567 a12345678 a123456789 aa123456 aa12345678 a1b2c3d4 123456789a 12345678a 1234567a 1234abcd 123abc123
  123qwe123 123qweasd qwe123456 qweasd123 asd12345 asdf1234 asdfgh123 zxcv1234 zxcvbnm1 zxcvbnm123 iloveyou1 iloveyou2 welcome1
  welcome123 letmein1 letmein123 admin123 admin1234 administrator1 root1234 monkey123 dragon123 football1 baseball1 sunshine1
  princess1 superman1 batman123 michael1 charlie1 trustno1 whatever1 woaini1314 woaini520 woaini123 5201314a 5201314520a
  wang123456 zhang123456 li123456 bitcoin1 bitcoin123 crypto123 tessera1 tessera123 changeme1 default1 test1234 test12345 temp1234`.split(
    /\s+/,
  ),
)

/**
 * Accepts a password of 8 to 20 characters with a letter and a digit (specification §5). It must not be common, or the
 * account's own address with a number. Refusals: PASSWORD_TOO_WEAK, PASSWORD_TOO_COMMON.
 */
export function checkPassword(
  password: string,
  email: string,
): Outcome<string, 'PASSWORD_TOO_WEAK' | 'PASSWORD_TOO_COMMON'> {
  if (!isWellFormed(password)) return passwordTooWeak
  const lower = password.toLowerCase()
  const name = email.split('@')[0] ?? ''
  const isOwnName = name.length >= 4 && lower.replace(/\d+$/, '') === name.toLowerCase()
  return common.has(lower) || isOwnName || /^(.)\1*\d?$/u.test(lower) ? passwordTooCommon : ok(password)
}
