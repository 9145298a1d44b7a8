/** Mails whose code confirms an API key or a webhook endpoint. */
export const en_US = {
  create_api_key_code: {
    subject: '{code} confirms a new API key',
    title: 'Confirm a new API key',
    lead: 'This code creates only the API key below. Anybody who holds the key can use all of its rights. The code is valid for 5 minutes.',
  },
  update_api_key_code: {
    subject: '{code} confirms a change of your API key',
    title: 'Confirm a change of your API key',
    lead: 'This code gives your API key exactly the rights below. It is valid for 5 minutes.',
  },
  create_webhook_code: {
    subject: '{code} confirms a new webhook endpoint',
    title: 'Confirm a new webhook endpoint',
    lead: 'This code lets the address below receive the events below, which contain amounts and orders of your account. The code is valid for 5 minutes.',
  },
} as const
