export const en_US = {
  causes: {
    login_password_changed: 'Login password changed',
    sign_in_reported: 'A sign-in was reported as not yours',
    deposit_doubted: 'One of your deposits is being looked at',
    fund_password_changed: 'Fund password changed',
    identity_check_failed: 'The identity check failed too often',
  },
  paused: 'Withdrawals are paused until {until}.',
  left: '{days, plural, =0 {} one {# day } other {# days }}{hours, plural, one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}} left.',
  why: 'Reason: {cause}.',
  works: 'Trading and deposits work as ever.',
  frozen: 'Your account is frozen.',
  frozenText:
    'You can look at everything, but nothing moves. Contact us: two of our staff thaw it once they have spoken with you.',
  card: 'Account safety',
  freezeTitle: 'Freeze the account',
  freezeText:
    'When you think that somebody else has your password or your phone. Every device is signed out and nothing leaves.',
  freeze: 'Freeze',
  askTitle: 'Freeze your account?',
  askText:
    'You are signed out everywhere and nothing moves until two of our staff have thawed the account. Open orders stay.',
  done: 'Your account is frozen and every device is signed out.',
  linkTitle: 'Freeze your account',
  linkText: 'You came here by the link of a mail from us. If what the mail tells was not you, freeze the account now.',
  linkMissing: 'This address has no link of a mail in it. Open the mail again and press its link.',
  linkDone: 'Your account is frozen',
  linkDoneText:
    'Every device is signed out and nothing leaves. Contact us: two of our staff thaw it once they have spoken with you.',
  toHome: 'To the front page',
} as const
