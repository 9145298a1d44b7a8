import { CarWriter } from '@ipld/car'
import { linksOf } from '@tessera/domain/issuance/ipfs/block.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { CID } from 'multiformats/cid'
import type { Deps } from '#platform/http/deps.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import { type BlockRow, blocksOfFilesWith, publishedBlock } from './files.sql.ts'

type BlockDeps = Pick<Deps, 'config' | 'db'>

/** Returns the bytes of a published block; undefined for every other CID. Reads only this block of the file. */
export async function readBlock(deps: BlockDeps, cid: string): Promise<Buffer | undefined> {
  const row = await publishedBlock(deps, cid)
  return row && (row.bytes ?? leafOf(deps, row))
}

function leafOf({ config }: Pick<BlockDeps, 'config'>, { cid, stored_as: name, starts_at: from, size }: BlockRow) {
  assert(name !== null && from !== null, `block ${cid} has neither bytes nor a position in a file`)
  return diskStore(config.FILES_DIR).part(name, from, size)
}

const storedFile = (
  { config }: Pick<BlockDeps, 'config'>,
  { stored_as: name }: BlockRow,
): Promise<Buffer | undefined> => (name === null ? Promise.resolve(undefined) : diskStore(config.FILES_DIR).get(name))

function bytesOf(row: BlockRow, file: Buffer | undefined): Buffer {
  if (row.bytes !== null) return row.bytes
  assert(file && row.starts_at !== null, `block ${row.cid} has neither bytes nor a position in a file`)
  return file.subarray(row.starts_at, row.starts_at + row.size)
}

/** Returns a published block with everything below it as a CAR, depth first, each block once. Throws if the CID is not published. */
export async function carOf(deps: BlockDeps, cid: string, scope: 'all' | 'block' = 'all'): Promise<Buffer> {
  const top = await readBlock(deps, cid)
  assert(top, `${cid} is not published`)
  const blocks = scope === 'block' ? new Map([[cid, top]]) : await blocksBelow(deps, cid, top)
  const { writer, out } = CarWriter.create([CID.parse(cid)])
  const parts: Uint8Array[] = []
  const read = (async () => {
    for await (const part of out) parts.push(part)
  })()
  for (const [each, bytes] of blocks) await writer.put({ cid: CID.parse(each), bytes })
  await writer.close()
  await read
  return Buffer.concat(parts)
}

async function blocksBelow(deps: BlockDeps, cid: string, top: Buffer): Promise<Map<string, Buffer>> {
  const rows = await blocksOfFilesWith(deps, cid)
  const [first] = rows
  const file = first && (await storedFile(deps, first))
  const known = new Map(rows.map((row) => [row.cid, row]))
  const found = new Map<string, Buffer>()
  const visit = (each: string, bytes: Buffer): void => {
    if (found.has(each)) return
    found.set(each, bytes)
    for (const link of linksOf(each, bytes)) {
      const row = known.get(link)
      assert(row, `block ${link}, which ${each} links to, is not stored`)
      visit(link, bytesOf(row, file))
    }
  }
  visit(cid, top)
  return found
}
