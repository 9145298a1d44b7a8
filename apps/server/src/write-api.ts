import { apiNouns } from '@tessera/contract/api-nouns.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { audiences, documentOf } from './platform/http/openapi/document.ts'

// Writes the OpenAPI documents into a folder: npm run api -- FOLDER
const [, , folder] = process.argv
if (folder === undefined) {
  console.error('usage: npm run api -- FOLDER')
  process.exit(2)
}
await mkdir(folder, { recursive: true })
for (const audience of audiences) {
  const file = join(folder, `${audience}.json`)
  await writeFile(file, `${JSON.stringify(documentOf(apiNouns, audience), undefined, 2)}\n`)
  console.log(file)
}
