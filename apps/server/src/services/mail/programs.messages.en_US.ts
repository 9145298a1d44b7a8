/** Mails whose code confirms an API key or a webhook endpoint. */
export const en_US = {
  create_api_key_code: {
    subject: '{code} confirms a new API key',
    title: 'Confirm a new API key',
    lead: 'This code creates only the API key below. Anyone who has the key can use all its permissions. The code is valid for 5 minutes.',
  },
  update_api_key_code: {
    subject: '{code} confirms a change to your API key',
    title: 'Confirm a change to your API key',
    lead: 'This code gives your API key only the permissions below. It is valid for 5 minutes.',
  },
  create_webhook_code: {
    subject: '{code} confirms a new webhook endpoint',
    title: 'Confirm a new webhook endpoint',
    lead: 'This code lets the endpoint below receive the events below. They contain amounts and orders from your account. The code is valid for 5 minutes.',
  },
} as const
