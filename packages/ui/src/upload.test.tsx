import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from './testing.tsx'
import { refusalOf, sizeText } from './upload-rules.ts'
import { type Send, sendByXhr, type Sent } from './upload-send.ts'
import { Upload } from './upload.tsx'

const mega = 1024 * 1024
const png = (name = 'passport.png', size = 12) => new File([new Uint8Array(size)], name, { type: 'image/png' })

function Demo({ send, max = 1, maxBytes = 8 * mega }: { send: Send; max?: number; maxBytes?: number }) {
  const [files, setFiles] = useState<readonly Sent[]>([])
  return <Upload label="Passport" send={send} value={files} onChange={setFiles} maxBytes={maxBytes} max={max} />
}

const choose = (file: File | File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('The upload renders no file input')
  return userEvent.upload(input, file)
}
const arrives: Send = (file) => Promise.resolve({ url: '', id: file.name, name: file.name })

test('§5 accepts jpeg, jpg, png and JPG and rejects other types', () => {
  const types = ['jpeg', 'jpg', 'png']
  const refused = (name: string) => refusalOf({ name, size: 1 }, types, mega)
  expect(['a.jpeg', 'a.jpg', 'a.png', 'A.JPG'].map(refused)).toEqual([undefined, undefined, undefined, undefined])
  expect(['a.gif', 'a.pdf', 'jpg', 'a.png.exe'].map(refused)).toEqual(['type', 'type', 'type', 'type'])
  expect(['a.heic', 'A.HEIF'].map(refused)).toEqual(['heic', 'heic'])
  expect(refusalOf({ name: 'a.png', size: 0 }, types, mega)).toBe('empty')
})

test('§5 accepts a file at the limit and rejects one byte more', () => {
  expect(refusalOf({ name: 'a.png', size: mega }, ['png'], mega)).toBeUndefined()
  expect(refusalOf({ name: 'a.png', size: mega + 1 }, ['png'], mega)).toBe('size')
})

test('§5 shows sizes in KB or MB', () => {
  expect([sizeText(8 * mega), sizeText(300 * 1024), sizeText(8 * mega + 1)]).toEqual(['8 MB', '300 KB', '8.1 MB'])
})

test('§5 a wrong type shows a tip that lists what is accepted', async () => {
  const send = vi.fn<Send>(arrives)
  await show(<Demo send={send} />)
  await expect.element(page.getByText('JPG, PNG, up to 8 MB')).toBeVisible()
  await choose(png('scan.gif'))
  await expect.element(page.getByText('We do not accept scan.gif. Use JPG, PNG.')).toBeVisible()
  expect(send).not.toHaveBeenCalled()
})

test.each([
  [
    'scan.heic',
    5,
    'scan.heic is in HEIC format. On the phone, open Settings > Camera > Formats, choose “Most Compatible” and take the photo again. Or save it as JPG, PNG.',
  ],
  ['scan.png', 0, 'scan.png is empty. Choose another file.'],
])('a file %s of %i bytes says how to send it instead', async (name, size, text) => {
  const send = vi.fn<Send>(arrives)
  await show(<Demo send={send} />)
  await choose(new File([new Uint8Array(size)], name))
  await expect.element(page.getByText(text)).toBeVisible()
  expect(send).not.toHaveBeenCalled()
})

test('§5 a file over the limit shows a tip with the size, and the input is empty again', async () => {
  const send = vi.fn<Send>(arrives)
  await show(<Demo send={send} maxBytes={1024} />)
  await choose(png('big.png', 2048))
  await expect.element(page.getByText('2 KB is over the 1 KB limit')).toBeVisible()
  await choose(png())
  await expect.poll(() => send).toHaveBeenCalledOnce()
})

test('a picture has a preview while it is sent and afterwards, with the progress beside it', async () => {
  const { promise, resolve } = Promise.withResolvers<Sent>()
  const send: Send = (_file, onProgress) => {
    onProgress(55)
    return promise
  }
  await show(<Demo send={send} />)
  await choose(png())
  await expect.element(page.getByRole('progressbar', { name: 'passport.png' })).toHaveValue(55)
  await expect.element(page.getByRole('img', { name: 'Preview of passport.png' })).toBeInTheDocument()
  resolve({ url: '', id: 'p', name: 'passport.png' })
  await expect.element(page.getByRole('button', { name: 'Remove: passport.png' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Preview of passport.png' })).toBeInTheDocument()
})

test('a failed upload says why and can be retried', async () => {
  const send = vi.fn<Send>(arrives).mockRejectedValueOnce(new Error('Network Error'))
  await show(<Demo send={send} />)
  await choose(png())
  await expect.element(page.getByText('Network Error')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('button', { name: 'Remove: passport.png' })).toBeVisible()
  expect(send).toHaveBeenCalledTimes(2)
})

test('an upload in progress can be cancelled', async () => {
  let signal: AbortSignal | undefined
  const send: Send = (_file, _onProgress, abort) => {
    signal = abort
    return new Promise(() => undefined)
  }
  await show(<Demo send={send} />)
  await choose(png())
  await page.getByRole('button', { name: 'Cancel: passport.png' }).click()
  expect(signal?.aborted).toBe(true)
  await expect.element(page.getByText('Choose a file')).toBeVisible()
})

test('a single file can be replaced, and the replacement is checked like the first', async () => {
  const onChange = vi.fn<(files: readonly Sent[]) => void>()
  const first = { url: '', id: 'first', name: 'first.png' }
  await show(<Upload label="Passport" send={arrives} maxBytes={8 * mega} value={[first]} onChange={onChange} />)
  await expect.element(page.getByRole('button', { name: 'Replace: first.png' })).toBeVisible()
  await choose(png('scan.gif'))
  await expect.element(page.getByText('We do not accept scan.gif. Use JPG, PNG.')).toBeVisible()
  await choose(png('second.png'))
  await expect.poll(() => onChange.mock.calls.at(-1)?.[0].map(({ name }) => name)).toEqual(['second.png'])
})

test('keeps both of two files uploaded at once', async () => {
  const finish: (() => void)[] = []
  const send: Send = (file) =>
    new Promise((done) => finish.push(() => done({ url: '', id: file.name, name: file.name })))
  await show(<Demo send={send} max={3} />)
  await choose(png('one.png'))
  await choose(png('two.png'))
  for (const done of finish) done()
  await expect.element(page.getByRole('button', { name: 'Remove: one.png' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove: two.png' })).toBeVisible()
})

test('names the files that exceed the maximum, also when the well is hidden; rejected files do not count', async () => {
  const send = vi.fn<Send>(arrives)
  await show(<Demo send={send} max={2} />)
  await choose([png('scan.gif'), png('one.png'), png('two.png'), png('three.png'), png('four.png')])
  await expect.element(page.getByRole('button', { name: 'Remove: two.png' })).toBeVisible()
  expect(send.mock.calls.map(([file]) => file.name)).toEqual(['one.png', 'two.png'])
  await expect.element(page.getByText('You can add 2 files at most. Not added: three.png, four.png.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove: two.png' }).click()
  await choose(png('five.png'))
  await expect.element(page.getByRole('button', { name: 'Remove: five.png' })).toBeVisible()
  expect(page.getByText('Not added').query()).toBeNull()
})

const request = (url: string) =>
  sendByXhr({
    url,
    headers: {},
    fields: { scene: 'kyc' },
    file: png(),
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })

test('§7 the multipart request reports its progress and rejects if the network fails', async () => {
  await expect(request('http://127.0.0.1:1/')).rejects.toThrow('Network Error')
})
