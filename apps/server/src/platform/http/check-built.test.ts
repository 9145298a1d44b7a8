import { expect, test } from 'vitest'
import { checkBuilt } from './check-built.ts'

test('refuses to serve pages that are not built, and names the file and the command', () => {
  expect(() => checkBuilt([import.meta.filename])).not.toThrow()
  expect(() => checkBuilt([import.meta.filename, `${import.meta.dirname}/gone/index.html`])).toThrow(
    /gone\/index\.html is missing\. Run npm run build first\.$/,
  )
})
