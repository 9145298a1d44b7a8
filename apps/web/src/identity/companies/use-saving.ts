import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { isOutcomeUnknown } from '@tessera/contract/platform/http/unknown-outcome.ts'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDebouncedCallback } from 'use-debounce'
import { DEBOUNCE_MS } from '#parts/debounce.ts'
import { companyVerification, type CompanyVerification } from './companies.queries.ts'

type Call<S> = () => Promise<S>

export type SavingOf<S> = {
  /**
   * Saves a part of the application; calls run one after the other. Returns false if it was refused. `call` may be
   * repeated, so it must be idempotent.
   */
  readonly save: (at: string, call: Call<S>) => Promise<boolean>
  /** The server's error for each field. */
  readonly refused: Readonly<Record<string, string>>
  readonly busy: boolean
  /**
   * Waits for running saves, repeats those without a clear response, and returns the current state of the application.
   */
  readonly settled: () => Promise<S | undefined>
}

export const useSaving = (): SavingOf<CompanyVerification> =>
  useSavingOf<CompanyVerification>(companyVerification().queryKey, ({ application, choice, declaration }) => ({
    application,
    choice,
    declaration,
  }))

/**
 * Saves input while it is typed, so that nothing is lost. `plain` returns the parts of a response that the cache
 * stores.
 */
export function useSavingOf<S>(queryKey: QueryKey, plain: (answer: S) => S): SavingOf<S> {
  const client = useQueryClient()
  const chain = useRef<Promise<unknown>>(Promise.resolve())
  const unknownOutcomes = useRef(new Map<string, Call<S>>())
  const [running, setRunning] = useState(0)
  const [refused, setRefused] = useState<SavingOf<S>['refused']>({})
  const runSave = async (at: string, call: Call<S>): Promise<boolean> => {
    unknownOutcomes.current.delete(at)
    try {
      client.setQueryData(queryKey, plain(await call()))
      setRefused(({ [at]: _removed, ...others }) => others)
      return true
    } catch (error) {
      if (error instanceof ApiError && isOutcomeUnknown(error.code)) unknownOutcomes.current.set(at, call)
      setRefused((before) => ({ ...before, [at]: error instanceof Error ? error.message : String(error) }))
      return false
    } finally {
      setRunning((count) => count - 1)
    }
  }
  /** Repeats calls without a clear response before any other call, which may depend on them. */
  const again = async () => {
    const calls = unknownOutcomes.current
    unknownOutcomes.current = new Map()
    for (const [at, call] of calls) {
      setRunning((count) => count + 1)
      await runSave(at, call)
    }
  }
  const save = (at: string, call: Call<S>): Promise<boolean> => {
    setRunning((count) => count + 1)
    // A running query could overwrite the saved value with an older one.
    void client.cancelQueries({ queryKey })
    const done = chain.current.then(again).then(() => runSave(at, call))
    chain.current = done
    return done
  }
  const settled = async () => {
    await chain.current
    await again()
    return client.getQueryData<S>(queryKey)
  }
  return { save, refused, busy: running > 0, settled }
}

/** The longest delay that a browser's timer accepts. */
const NEVER_MS = 2 ** 31 - 1

/** The text of a field. It is sent when typing pauses, when the field is left, and when its screen or the tab is left. */
export function useTypedField(start: string, send: (text: string) => void, onlyWhenLeft = false) {
  const [text, setText] = useState(start)
  const sent = useRef(start.trim())
  const sendLater = useDebouncedCallback(
    (next: string) => {
      if (next === sent.current) return
      sent.current = next
      send(next)
    },
    onlyWhenLeft ? NEVER_MS : DEBOUNCE_MS,
    { flushOnExit: true },
  )
  const onChange = (next: string) => {
    setText(next)
    sendLater(next.trim())
  }
  return { value: text, onChange, onBlur: () => sendLater.flush() }
}
