import { expect, test } from 'vitest'
import { maskName } from './mask-name.ts'

test.each([
  ['Ada Wong', 'A*** W***'],
  [' Ada  May Wong ', 'A*** M*** W***'],
  ['张三', '*三'],
  ['欧阳小明', '*明'],
  ['狮城资本有限公司', '狮城***'],
  ['Élodie', 'É***'],
  ['', '***'],
])('%s is shown to others as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})
