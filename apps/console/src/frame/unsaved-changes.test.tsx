import { createBrowserHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useTranslations } from 'use-intl'
import { show } from './testing.tsx'
import { useUnsavedChanges } from '#parts/unsaved-changes.tsx'
import { useScreenSearch } from '#parts/url-state.ts'

/** An editor that `?edit=` in the address opens. */
function Editor() {
  const [text, setText] = useState('')
  const [query, change] = useScreenSearch('products')
  const { leave, pass, question } = useUnsavedChanges({
    dirty: text !== '',
    edits: 'edit',
    t: useTranslations('products'),
  })
  const save = () => {
    setText('')
    pass(() => change({ edit: 'saved' }))
  }
  return (
    <>
      <p>edits {query.edit ?? 'nothing'}</p>
      <input aria-label="Text" value={text} onInput={(event) => setText(event.currentTarget.value)} />
      <button type="button" onClick={save}>
        Save
      </button>
      <button type="button" onClick={() => leave(() => change({ edit: undefined }, 'push'))}>
        Close
      </button>
      {question}
    </>
  )
}

const start = '/console/en_US/products?edit=new'
const confirmation = () => page.getByText('Your changes since the last save will be lost.')
const answer = (name: 'Leave' | 'Keep editing') => page.getByRole('button', { name, exact: true }).click()
const typed = () => page.getByRole('textbox', { name: 'Text' })

async function edit() {
  const { history } = await show(Editor, start)
  await typed().fill('Lantern Bay')
  return history
}

test('following a link with unsaved input asks first: staying keeps it, leaving follows the link', async () => {
  const history = await edit()
  history.push('/console/en_US/kyc?status=open')
  await expect.element(confirmation()).toBeVisible()
  await answer('Keep editing')
  await expect.element(typed()).toHaveValue('Lantern Bay')
  expect(history.location.href).toBe(start)
  history.push('/console/en_US/kyc?status=open')
  await answer('Leave')
  await expect.poll(() => history.location.href).toBe('/console/en_US/kyc?status=open')
})

test('closing the editor with unsaved input asks once', async () => {
  const history = await edit()
  await page.getByRole('button', { name: 'Close' }).click()
  await answer('Leave')
  await expect.poll(() => history.location.href).toBe('/console/en_US/products')
  expect(confirmation().elements()).toEqual([])
})

test('a case that opens beside the editor does not leave it', async () => {
  const history = await edit()
  history.push(`${start}&case=product_publish%3A1`)
  await expect.poll(() => history.location.search).toContain('case=')
  expect(confirmation().elements()).toEqual([])
})

test('nothing is asked after saving, or without any input', async () => {
  const history = await edit()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('edits saved')).toBeVisible()
  history.push('/console/en_US/kyc')
  await expect.poll(() => history.location.pathname).toBe('/console/en_US/kyc')
  expect(confirmation().elements()).toEqual([])
})

/**
 * Opens the editor as the last of three entries of the browser's history. Returns a function that restores the history.
 */
async function editInBrowser() {
  const before = location.href
  const history = createBrowserHistory()
  for (const address of ['/console/en_US/kyc', '/console/en_US/products', start]) {
    history.push(address)
    history.flush()
  }
  await show(Editor, start, history)
  await typed().fill('Lantern Bay')
  const restore = () => {
    history.destroy()
    window.history.replaceState(null, '', before)
  }
  return { history, restore }
}

test('asks before Back of the browser leaves the editor, and goes back once confirmed', async () => {
  const { history, restore } = await editInBrowser()
  history.back()
  await expect.element(confirmation()).toBeVisible()
  await expect.poll(() => location.search).toBe('?edit=new')
  await answer('Keep editing')
  history.back()
  await answer('Leave')
  await expect.poll(() => location.search).toBe('')
  await expect.element(page.getByText('edits nothing')).toBeVisible()
  restore()
})

test('asks before a jump over two history entries, and arrives there once confirmed', async () => {
  const { restore } = await editInBrowser()
  const entries = window.history.length
  window.history.go(-2)
  await expect.element(confirmation()).toBeVisible()
  await expect.poll(() => location.search).toBe('?edit=new')
  await answer('Keep editing')
  await expect.element(typed()).toHaveValue('Lantern Bay')
  window.history.go(-2)
  await answer('Leave')
  await expect.poll(() => location.pathname).toBe('/console/en_US/kyc')
  expect(window.history.length).toBe(entries)
  // The test's editor is open at every address, so it asks again.
  window.history.forward()
  await answer('Leave')
  await expect.poll(() => location.pathname).toBe('/console/en_US/products')
  restore()
})
