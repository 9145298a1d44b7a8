/** Messages of the page on which the first two operators enrol. */
export const enrol = {
  title: 'Enrol as an operator',
  text: 'You are one of the first two operators of this exchange. Your link is valid until {until} and works in this browser only.',
  steps: { details: 'You', passkey: 'Passkey', authenticator: 'Authenticator' },
  noLink: 'This link is incomplete. Open the full link that you received.',
  toLogin: 'Log in to the console',
  name: 'Name',
  nameFirst: 'Enter your name.',
  emailText: 'Notices go to this address. You can also log in with it if you do not have your passkey with you.',
  passkeyText:
    'Your device creates a passkey, with which you log in from now on. Use a device or security key that nobody else uses.',
  device: 'Device name',
  deviceFirst: 'Enter a name for the device, such as Laptop.',
  create: 'Create a passkey',
  authenticatorText:
    'Scan the QR code with an authenticator app. Without your passkey, you log in with your password and a code from the app.',
  key: 'Key for the app',
  copyKey: 'Copy the key',
  password: 'Password, at least 12 characters',
  finish: 'Finish and log in',
} as const
