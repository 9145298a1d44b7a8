export const en_US = {
  title: 'First trade in five minutes',
  lead: 'Two ways lead to the same markets: any client of Binance’s spot API, pointed here by its host, or our own calls with our own signature.',
  copy: 'Copy',
  key: {
    title: '1. Make a key',
    create: 'Create an API key with the rights to read and to trade, and copy its secret: it is shown once.',
    rights:
      'A new key reads at once and trades after its waiting time. Bind it to the addresses of your machine so that it does not end by itself.',
    money: 'Move money to your spot account: orders are paid from there.',
  },
  ccxt: {
    title: '2. With ccxt',
    text: 'Keep the key in API_KEY and the secret in API_SECRET. The last line buys one unit at the best offer.',
  },
  own: {
    title: '3. Or with our own calls',
    text: 'Sign timestamp, METHOD, path with query, and body, one after the other. The first call only asks whether the order would be taken; the second one places it.',
  },
  headers: {
    title: 'What a signed request carries',
    'X-CH-APIKEY': 'The access key.',
    'X-CH-TS':
      'Milliseconds since 1970, by your clock. An answer that refuses it tells serverTime and how far you are off.',
    'X-CH-SIGN': 'HMAC-SHA256 in lower-case hex, or Ed25519 in base64.',
    'X-CH-NONCE':
      'Optional. Signed on a line of its own behind the body, an empty one when only a window is sent: two equal requests in one millisecond need two of them.',
    'X-CH-WINDOW':
      'Optional. How many milliseconds the request is good for: 5000 when left out, 60000 at most. Signed on the line after the nonce, an empty one when only a nonce is sent. An order that still waits for its turn when it is over is not placed.',
  },
  vectors: {
    title: 'Test vectors',
    text: 'Hold your signing against these before you send anything. They are signed with the published secret, and with the private key whose 32 bytes are all 7; its public key stands below.',
    keys: 'Published secret and public key',
  },
  more: {
    title: 'Where to look next',
    docs: 'Every call with its input, its answer and its refusals',
    document: 'The same as an OpenAPI document',
    limits:
      'All keys of one account may weigh 6,000 in a minute together, and place 100 orders in ten seconds. The heads of answers say how much is used.',
    errors:
      'Our calls answer with a code of the catalogue and a sentence; Binance’s calls answer with Binance’s numbers.',
    webhooks:
      'Webhooks notify your server about orders, deposits, withdrawals, subscriptions and distributions. Add an endpoint on the API keys page.',
    subscriptions:
      'Keys with the read right get the cost of a subscription from /ex/api/v1/subscriptions/quote. Keys with the trade right subscribe with /ex/api/v1/subscriptions/create.',
    streams:
      'Market streams are at /ws and /stream; user streams and calls over a WebSocket, orders included, at /ws-api/v3, where a key that signs by Ed25519 may log on once (session.logon); all in Binance’s form.',
  },
} as const
