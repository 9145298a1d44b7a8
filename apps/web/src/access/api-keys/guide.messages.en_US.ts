export const en_US = {
  title: 'First trade in five minutes',
  lead: 'There are two ways to connect: any client for Binance’s spot API, pointed at our host, or our own API with its own signature.',
  copy: 'Copy',
  key: {
    title: '1. Create a key',
    create: 'Create an API key with the permissions to read and trade. Copy its secret: we show it only once.',
    rights:
      'A new key can read at once and trade after its waiting period. Bind it to your machine’s IP addresses so that it does not expire.',
    money: 'Transfer money to your spot account: orders are paid from there.',
  },
  ccxt: {
    title: '2. With ccxt',
    text: 'Put the key in API_KEY and the secret in API_SECRET. The last line buys one unit at the best ask.',
  },
  own: {
    title: '3. Or with our own calls',
    text: 'Join the timestamp, METHOD, path with query, and body in this order, and sign the result. The first call only checks whether the order would be accepted. The second one places it.',
  },
  headers: {
    title: 'Headers of a signed request',
    'X-CH-APIKEY': 'The access key.',
    'X-CH-TS':
      'Milliseconds since 1970 by your clock. If we reject it, the response contains serverTime and how far off your clock is.',
    'X-CH-SIGN': 'HMAC-SHA256 in lower-case hex, or Ed25519 in base64.',
    'X-CH-NONCE':
      'Optional. Signed on its own line after the body; the line is empty if you send only X-CH-WINDOW. Two identical requests in the same millisecond need different nonces.',
    'X-CH-WINDOW':
      'Optional. How many milliseconds the request is valid: 5000 by default, 60000 at most. Signed on the line after the nonce; the line is empty if you send only X-CH-NONCE. If an order is still queued when the time is over, it is not placed.',
  },
  vectors: {
    title: 'Test vectors',
    text: 'Check your signing code against these before you send anything. They use the published secret, and the private key whose 32 bytes are all 7. Its public key is below.',
    keys: 'Published secret and public key',
  },
  more: {
    title: 'Where to look next',
    docs: 'Every call with its input, response and errors',
    document: 'The same as an OpenAPI document',
    limits:
      'All keys of one account together may use a weight of 6,000 per minute and place 100 orders per 10 seconds. Response headers show how much you’ve used.',
    errors:
      'Our own calls return an error code and a message. Binance-compatible calls return Binance’s error numbers.',
    wholeHolding:
      'A sale of your whole spot balance of a coin may be below minNotional, if no other order holds a part of it.',
    webhooks:
      'Webhooks notify your server about orders, deposits, withdrawals, subscriptions and distributions. Add an endpoint on the API keys page.',
    subscriptions:
      'Keys with the read permission can get the cost of a subscription from /ex/api/v1/subscriptions/quote. Keys with the trade permission can subscribe with /ex/api/v1/subscriptions/create.',
    streams:
      'Market streams are at /ws and /stream. User streams and WebSocket calls, including orders, are at /ws-api/v3. There, a key that signs with Ed25519 can log on once (session.logon). All use Binance’s format.',
  },
} as const
