import { useEffect, useRef, useState } from 'react'
import type { Send, Sent } from './upload-send.ts'

export type Row = {
  readonly id: number
  readonly name: string
  readonly state: 'sending' | 'failed'
  readonly percent: number
  readonly picture: string | undefined
  /** The reason in words. */
  readonly reason: string | undefined
}

const isPicture = (file: File): boolean => file.type.startsWith('image/')

/**
 * The files being uploaded. A sent file leaves this list and is passed to `onSent`; its preview stays available by
 * path.
 */
export function useUploads(send: Send, onSent: (sent: Sent) => void) {
  const [rows, setRows] = useState<readonly Row[]>([])
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({})
  const running = useRef(new Map<number, { file: File; abort: AbortController }>())
  const lastId = useRef(0)
  const made = useRef<string[]>([])
  const reportSent = useRef(onSent)
  useEffect(() => {
    reportSent.current = onSent
  })
  useEffect(() => () => made.current.forEach((url) => URL.revokeObjectURL(url)), [])

  const change = (id: number, part: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...part } : row)))
  const drop = (id: number) => {
    running.current.get(id)?.abort.abort()
    running.current.delete(id)
    setRows((before) => before.filter((row) => row.id !== id))
  }
  const go = async (id: number, file: File, picture: string | undefined) => {
    const abort = new AbortController()
    running.current.set(id, { file, abort })
    try {
      const sent = await send(file, (percent) => change(id, { percent }), abort.signal)
      if (abort.signal.aborted) return
      if (picture !== undefined) setPictures((before) => ({ ...before, [sent.id]: picture }))
      drop(id)
      reportSent.current(sent)
    } catch (error) {
      if (!abort.signal.aborted)
        change(id, { state: 'failed', reason: error instanceof Error ? error.message : undefined })
    }
  }
  const start = (file: File) => {
    lastId.current += 1
    const id = lastId.current
    const picture = isPicture(file) ? URL.createObjectURL(file) : undefined
    if (picture !== undefined) made.current.push(picture)
    setRows((before) => [...before, { id, name: file.name, state: 'sending', percent: 0, picture, reason: undefined }])
    void go(id, file, picture)
  }
  const retry = (id: number) => {
    const file = running.current.get(id)?.file
    if (!file) return
    change(id, { state: 'sending', percent: 0, reason: undefined })
    void go(id, file, rows.find((row) => row.id === id)?.picture)
  }
  return { rows, start, drop, retry, pictureOf: (path: string) => pictures[path] }
}
