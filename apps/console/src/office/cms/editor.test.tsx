import type { Text } from './cms.queries.ts'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { Editor } from './editor.tsx'
import { draftOf, id } from './testing.ts'
import { formOf } from './text-form.ts'

const three: Text = { id, kind: 'page', slug: 'risk', versions: [draftOf(3, 'Risk')] }
const four: Text = { ...three, versions: [draftOf(4, 'By another editor'), ...three.versions] }

/** An editor while a colleague saves the same text. */
function Desk({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState(three)
  return (
    <>
      <button type="button" onClick={() => setText(four)}>
        another editor saves
      </button>
      <Editor edited={{ text }} mayManage onSaved={() => undefined} onClose={onClose} />
    </>
  )
}

async function open() {
  const onClose = vi.fn<() => void>()
  await show(() => <Desk onClose={onClose} />)
  return { onClose }
}

const title = () => page.getByRole('textbox', { name: 'Title (English)' })
const save = () => page.getByRole('button', { name: 'Save draft' })
const back = () => page.getByRole('button', { name: 'All content' })
const revise = vi.spyOn(api.cmsManage, 'revise')
afterEach(() => void revise.mockReset())

test('saving sends the version on which the input is based, although a newer one exists, and reports the conflict', async () => {
  revise.mockResolvedValue({ id, version: 5 })
  await open()
  await title().fill('Mine')
  await page.getByRole('button', { name: 'another editor saves' }).click()
  await expect.element(page.getByText(/Someone else saved version 4/u)).toBeVisible()
  await expect.element(title()).toHaveValue('Mine')
  await save().click()
  await expect.poll(() => revise.mock.calls.map(([sent]) => sent.version)).toEqual([3])
})

test('input typed while a draft is being saved counts as unsaved and is sent next with the new version', async () => {
  const { promise, resolve } = Promise.withResolvers<{ id: string; version: number }>()
  revise.mockReturnValueOnce(promise).mockResolvedValue({ id, version: 5 })
  await open()
  await title().fill('One')
  await save().click()
  await expect.poll(() => revise.mock.calls.length).toBe(1)
  await title().fill('Two')
  resolve({ id, version: 4 })
  await expect.element(page.getByText('Version 4 saved.')).toBeVisible()
  await save().click()
  await expect
    .poll(() => revise.mock.calls.map(([sent]) => [sent.version, formOf(sent.content)]))
    .toMatchObject([
      [3, { title: { en_US: 'One' } }],
      [4, { title: { en_US: 'Two' } }],
    ])
})

test('leaving with unsaved input asks first', async () => {
  const { onClose } = await open()
  await title().fill('Mine')
  await back().click()
  await expect.element(page.getByText('Your changes since the last save will be lost.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(title()).toHaveValue('Mine')
  await back().click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('leaving with everything saved asks nothing', async () => {
  const { onClose } = await open()
  await back().click()
  expect(onClose).toHaveBeenCalledOnce()
})
