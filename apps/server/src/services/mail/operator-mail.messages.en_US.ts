export const en_US = {
  operator_invited: {
    title: 'Your invitation to the Tessera console',
    lead: 'You are invited to become an operator of Tessera. Open the console yourself and log in with this email address and the one-time password. Then set up your authenticator and choose your own password.',
    note: 'Not expecting this? Do not share the password, and tell the administrator of the console. Anyone who reads this email can log in first.',
  },
  operator_password_changed: {
    title: 'Your console password was changed',
    lead: 'The password of your Tessera console account was changed, and your other sessions have ended. Log in with the new password from now on. Your passkeys still work; remove any you do not recognize.',
    note: 'Not you? Ask a superadmin to suspend your account at once. The password alone is not enough to log in, so someone may also have your authenticator.',
  },
  operator_passkey_added: {
    title: 'A passkey was added to your console account',
    lead: 'This passkey can now log in to the Tessera console as you, without your password. Changing the password does not remove it.',
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
