export const en_US = {
  codes: {
    register_code: {
      subject: '{code} is your Tessera code',
      title: 'Your registration code',
      lead: 'Enter this code on the page where you are opening your account. It is valid for 5 minutes.',
    },
    register_known_code: {
      subject: '{code} is your Tessera code',
      title: 'You already have an account',
      lead: 'Someone wants to open an account with this address, which already has one. If it was you, log in with your password instead. The code below only proves that the address is yours.',
    },
    login_code: {
      subject: '{code} is your Tessera code',
      title: 'Your login code',
      lead: 'Enter this code on the page where you are logging in. It is valid for 5 minutes.',
    },
    reset_code: {
      subject: '{code} is your Tessera code for a new password',
      title: 'Reset your login password',
      lead: 'Enter this code on the page where you are resetting your password. It is valid for 5 minutes. Afterwards every device is signed out and withdrawals pause.',
    },
    withdraw_code: {
      subject: '{code} confirms your withdrawal of {amount} {coin}',
      title: 'Confirm your withdrawal',
      lead: 'This code authorizes exactly the withdrawal below and nothing else. Check the address and the amount before you enter it. It is valid for 5 minutes.',
    },
    add_address_code: {
      subject: '{code} confirms a new withdrawal address',
      title: 'Confirm a new withdrawal address',
      lead: 'This code authorizes exactly the address below and nothing else. Check it before you enter the code. It is valid for 5 minutes.',
    },
    trust_address_code: {
      subject: '{code} confirms a trusted withdrawal address',
      title: 'Trust a withdrawal address',
      lead: 'After this your API keys that may withdraw can withdraw to the address below without a code. Check it before you enter the code. It is valid for 5 minutes.',
    },
    change_password_code: {
      subject: '{code} confirms your new password',
      title: 'Confirm your new login password',
      lead: 'Enter this code on the page where you are changing your password. It is valid for 5 minutes. Withdrawals pause after the change.',
    },
    create_api_key_code: {
      subject: '{code} confirms a new API key',
      title: 'Confirm a new API key',
      lead: 'This code makes exactly the API key below. Whoever holds the key can do all that its rights say. It is valid for 5 minutes.',
    },
    update_api_key_code: {
      subject: '{code} confirms a change of your API key',
      title: 'Confirm a change of your API key',
      lead: 'This code gives your API key exactly the rights below. It is valid for 5 minutes.',
    },
    create_sub_account_code: {
      subject: '{code} confirms a new sub-account',
      title: 'Confirm a new sub-account',
      lead: 'This code opens the sub-account below. It is valid for 5 minutes.',
    },
    open_sub_account_login_code: {
      subject: '{code} confirms the login of a sub-account',
      title: 'Confirm the login of a sub-account',
      lead: 'With this code the address below signs in to a sub-account of Tessera. If somebody asked you for it, tell it only to the owner of the main account. It is valid for 5 minutes.',
    },
    set_phishing_phrase_code: {
      subject: '{code} confirms your phrase',
      title: 'Confirm your phrase',
      lead: 'Enter this code where you are choosing the phrase that our mails carry. The code is valid for 5 minutes.',
    },
    check_identity_code: {
      subject: '{code} begins your identity check',
      title: 'Begin your identity check',
      lead: 'Enter this code where you are asked for your name and document number. The code is valid for 5 minutes.',
    },
    set_fund_password_code: {
      subject: '{code} confirms your fund password',
      title: 'Confirm your fund password',
      lead: 'Enter this code where you are setting your fund password. The code is valid for 5 minutes.',
    },
    bind_email_code: {
      subject: '{code} binds an email address to your account',
      title: 'Bind an email address',
      lead: 'After this the address below signs in to your account and receives its codes. The code is valid for 5 minutes.',
    },
    change_email_code: {
      subject: '{code} confirms your new email address',
      title: 'Change your email address',
      lead: 'After this the address below takes the place of the present one. The code is valid for 5 minutes.',
    },
    bind_phone_code: {
      subject: '{code} binds a phone to your account',
      title: 'Bind a phone',
      lead: 'After this the number below receives codes of your account. The code is valid for 5 minutes.',
    },
    change_phone_code: {
      subject: '{code} confirms your new phone number',
      title: 'Change your phone number',
      lead: 'After this the number below takes the place of the present one. The code is valid for 5 minutes.',
    },
    bind_authenticator_code: {
      subject: '{code} binds an authenticator to your account',
      title: 'Bind an authenticator',
      lead: 'Enter this code on the page where you are binding your authenticator. The code is valid for 5 minutes.',
    },
    unbind_authenticator_code: {
      subject: '{code} closes your authenticator',
      title: 'Close your authenticator',
      lead: 'After this your account is protected by one factor less. The code is valid for 5 minutes.',
    },
    renew_backup_codes_code: {
      subject: '{code} renews your backup codes',
      title: 'Renew your backup codes',
      lead: 'After this the backup codes you have are worth nothing, and you get new ones. The code is valid for 5 minutes.',
    },
    close_mobile_code: {
      subject: '{code} closes phone verification',
      title: 'Close phone verification',
      lead: 'After this no codes are asked from your phone. The code is valid for 5 minutes.',
    },
    close_mobile_by_email_code: {
      subject: '{code} closes phone verification',
      title: 'Close phone verification',
      lead: 'After this no codes are asked from your phone. The code is valid for 5 minutes.',
    },
    open_mobile_code: {
      subject: '{code} opens phone verification',
      title: 'Open phone verification',
      lead: 'After this codes are asked from your phone again. The code is valid for 5 minutes.',
    },
    add_passkey_code: {
      subject: '{code} adds a passkey to your account',
      title: 'Add a passkey',
      lead: 'After this the passkey opens your account. The code is valid for 5 minutes.',
    },
    remove_passkey_code: {
      subject: '{code} removes a passkey from your account',
      title: 'Remove a passkey',
      lead: 'After this the passkey no longer opens your account. The code is valid for 5 minutes.',
    },
    close_account_code: {
      subject: '{code} closes your account',
      title: 'Close your account',
      lead: 'This closes your account for good. The code is valid for 5 minutes.',
    },
  },
  operators: {
    operator_invited: {
      title: 'Your invitation to the Tessera console',
      lead: 'You were invited to the people who run the exchange. Open the console yourself, sign in with this address and the one-time password, set up your authenticator and choose a password of your own.',
      note: 'Not expected? Tell nobody the password and ask the person who runs the console. Whoever reads this mail can make the first sign-in.',
    },
    rows: {
      console: 'Console',
      oneTimePassword: 'One-time password',
      until: 'Valid until',
    },
  },
  code: 'Code',
  line: '{label}: {value}',
  rows: {
    coin: 'Coin',
    chain: 'Network',
    address: 'Address',
    amount: 'Amount',
    fee: 'Fee, included',
    label: 'API key',
    scopes: 'Rights',
    ips: 'Allowed IP addresses',
    publicKey: 'Public key',
    name: 'Sub-account',
    email: 'New email address',
    phone: 'New phone number',
    requested: 'Requested',
    ip: 'IP address',
    device: 'Device',
  },
  notYou: 'Not you? Do not share the code. Change your password now: withdrawals pause while you are safe.',
  notYouVisitor: 'Not you? Ignore this mail: without the code nobody can use your address.',
  sms: { hint: 'Valid for 5 minutes. Never tell it to anybody.' },
  openSite: 'Open Tessera yourself to see more: we put no links for money into mails.',
  phrase: 'Your phrase: {phrase}',
  freeze: 'Not you? Freeze your account: nothing leaves it until we have spoken with you.',
  footer:
    'Tessera never asks for codes or passwords by phone, email or chat. You receive this because this address was entered at {host}. Message {number}.',
} as const
