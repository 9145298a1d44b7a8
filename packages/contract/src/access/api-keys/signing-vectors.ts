/** Published, so that clients can compare their signatures with ours (decision G52). The secret gives no access. */
export const vectorSecret = 'sec_published-for-tests-only'
/** The public key that belongs to the private key of 32 bytes with the value 7. */
export const vectorPublicKey = 'MCowBQYDK2VwAyEA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iw='

export type SigningVector = {
  readonly timestamp: string
  readonly method: 'GET' | 'POST'
  readonly target: string
  readonly body: string
  readonly nonce: string | undefined
  readonly window: string | undefined
  readonly hmac: string
  readonly ed25519: string
}

export const signingVectors: readonly SigningVector[] = [
  {
    timestamp: '1773816125000',
    method: 'POST',
    target: '/ex/api/v1/orders/current',
    body: '{"page":1,"pageSize":20}',
    nonce: undefined,
    window: undefined,
    hmac: '80f421924406aedf9a07a9ecdd60545dbfe259b261a9635a9ca88b7ca4156d5f',
    ed25519: 'l3ggk42YEWYaYawYcQDBZR7Bj+HfFwaqrhBq6vO1mDc3T6Zz4ZHZU3oi2OX0t3PXb+vL/nQlaSOUW3h3ftS8AA==',
  },
  {
    timestamp: '1773816125417',
    method: 'POST',
    target: '/ex/api/v1/orders/place',
    body: '{"symbol":"AURB-tUSD","side":"buy","price":"12.40","quantity":"1"}',
    nonce: 'b0a1f3c2',
    window: undefined,
    hmac: '4fb0afaf0239a767a4c7d178c81f53926df80fa2f68613318121c3e37572da41',
    ed25519: 'Jp+r+SBxrUlTQcijrl6BjBmzUydDghrAiy5+SkMRhWvfkgkAGRRYjhQcZHUkyr/Xijc59Fa/lO395wjyIUgXCw==',
  },
  {
    timestamp: '1773816126000',
    method: 'GET',
    target: '/ex/api/v1/idempotency/get?scope=ex%2Fapi%2Fv1%2Ftransfers%2Fcreate&key=my-key-0001',
    body: '',
    nonce: 'n-2',
    window: '10000',
    hmac: 'b5877b4f6598fdeb24cd9590221355d163a46142872ca1cf50dc915cf22e6889',
    ed25519: '+FGzpivXRJwP7iSTQxUkIsijW7SOEXiKyiBNwezwdE6YNvt+q6O1LbYyJ0Ra8HYJDe93ZW29ekU8yAMpLmOmBQ==',
  },
  {
    timestamp: '1773816127000',
    method: 'POST',
    target: '/ex/api/v1/orders/cancel_all',
    body: '{}',
    nonce: undefined,
    window: '60000',
    hmac: 'b1931212d94c4c70b8cd7bf5ac364677a5ff6ac81644dd1996f4d47f05e8f995',
    ed25519: 'iQ+P/7y9qmsTN7Tc8UfXAihRnUpOLig3jRPtfENtP+mvXJy2dxgoWK/6cFBW/GaY23VNEQ0cibzP/WnDUBCJCw==',
  },
]

/** A sample webhook, so that receivers can test their signature check. Its secret gives no access. */
export const webhookVector = {
  secret: 'whsec_published-for-tests-only',
  time: '1773816125000',
  body: '{"id":"019cfdd3-2d88-7a10-b4a0-6f0b9c2d7e11","number":"4711","type":"deposit.credited","account":"100234","createdAt":"2026-03-18T06:42:05.000Z","data":{"id":"7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12","coin":"tUSD","amount":"12.50"}}',
  signature: '97c3fffa27d3d57ce486f4a0b6c5bbfaa3f0b81642671bfe884932fb1e93d200',
} as const
