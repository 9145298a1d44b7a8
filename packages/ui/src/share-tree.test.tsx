import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ShareTree } from './share-tree.tsx'
import { show } from './testing.tsx'

test('shows each level of the tree inside its parent, with its shares', async () => {
  const below = [{ id: 'b', label: 'Ines Arnaud', text: '75%', note: '30% of the whole', tag: '≥ 25%', below: [] }]
  await show(<ShareTree label="Ownership" nodes={[{ id: 'a', label: 'Anchor', text: '40%', below }]} />)
  const tree = page.getByRole('group', { name: 'Ownership' })
  await expect.element(tree.getByRole('listitem').first()).toMatchTextContent(/Anchor.*40%.*Ines Arnaud.*75%/u)
  await expect.element(tree.getByRole('list').nth(1)).toMatchTextContent(/^Ines Arnaud 30% of the whole/u)
})
