export const en_US = {
  operator_invited: {
    title: 'Your invitation to the Tessera console',
    lead: 'You were invited to the people who run the exchange. Open the console yourself, sign in with this address and the one-time password, set up your authenticator and choose a password of your own.',
    note: 'Not expected? Tell nobody the password and ask the person who runs the console. Anyone who reads this mail can sign in first.',
  },
  operator_password_changed: {
    title: 'Your console password was changed',
    lead: 'The password of your account in the Tessera console was changed. Your other sessions ended; sign in with the new password from now on. Your passkeys still work. Remove any that you do not recognize.',
    note: 'Not you? Ask a superadmin to suspend your account at once: the password alone opens nothing, so another person had your authenticator too.',
  },
  operator_passkey_added: {
    title: 'A passkey was added to your console account',
    lead: 'This passkey can now be used to sign in to the Tessera console as you, without your password. Changing the password does not remove it.',
    note: 'Not you? Remove the passkey, change your password and ask a superadmin to suspend your account at once.',
  },
  rows: {
    passkey: 'Passkey',
    console: 'Console',
    oneTimePassword: 'One-time password',
    until: 'Valid until',
    changedAt: 'Changed',
    ip: 'IP address',
  },
} as const
