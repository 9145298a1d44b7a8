/** Published, so that a client can hold its own signing against ours (decision G52). The secret opens nothing. */
export const vectorSecret = 'sec_published-for-tests-only'
/** Of the private key whose 32 bytes are all 7. */
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
    hmac: 'a1b32924ce5653fc8331ef22b84d3329332b86cb372eb449636caebd2473feb6',
    ed25519: 'yerbRnkB7IbRSCnzcSEoGrUdvedkFxkYk26ffEWaKmSxl77uukVV9a7VGOzbo7cbfZ8pA7ujGElLAiuCTWTACw==',
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
]
