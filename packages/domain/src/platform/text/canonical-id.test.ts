import { expect, test } from 'vitest'
import { canonicalId } from './canonical-id.ts'

const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'

test.each([id, id.toUpperCase(), `{${id}}`, id.replaceAll('-', ''), '7b0c-2a526a4e4a53-9d6e6a2f-3f4a9b10'])(
  'OPR-02 the id %s has one spelling',
  (spelling) => {
    expect(canonicalId(spelling)).toBe(id)
  },
)

test.each(['tUSD', 'SGD:first', 'HCCL-tUSD', 'sms', ''])(
  'leaves the text %j unchanged, because it is not an id',
  (text) => {
    expect(canonicalId(text)).toBe(text)
  },
)
