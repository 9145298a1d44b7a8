import { decode } from '@ipld/dag-pb'
import { CID } from 'multiformats/cid'
import * as raw from 'multiformats/codecs/raw'
import { sha256 } from 'multiformats/hashes/sha2'

/** True if the CID is that of these bytes. */
export async function isBlockOf(cid: string, bytes: Uint8Array): Promise<boolean> {
  const { multihash } = CID.parse(cid)
  if (multihash.code !== sha256.code) return false
  const { digest } = await sha256.digest(bytes)
  return digest.every((byte, at) => byte === multihash.digest[at])
}

/**
 * Returns the CIDs that a block links to, in the order of the file; empty for a leaf. Throws if the block is not a
 * DAG-PB node.
 */
export const linksOf = (cid: string, bytes: Uint8Array): string[] =>
  CID.parse(cid).code === raw.code ? [] : decode(bytes).Links.map((link) => link.Hash.toString())
