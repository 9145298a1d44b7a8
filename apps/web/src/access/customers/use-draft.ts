import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useDebouncedCallback } from 'use-debounce'
import { DEBOUNCE_MS } from '#parts/debounce.ts'
import { dropDraft, keepDraft, keepsDrafts, openDrafts, readDraft } from '#parts/drafts.ts'
import { useLogin } from './login-state.ts'

export type Draft = {
  /** True if a saved draft was restored into the form. */
  readonly restored: boolean
  /** Deletes the draft after it was submitted. */
  readonly drop: () => void
}

const warnUnsaved = (error: unknown): void => console.warn('The draft could not be saved in this browser', error)

/**
 * Saves a draft of a long form in this browser while its owner types, and restores it within a day. So it survives the
 * end of a session (decision G2). `keeps` names the saved fields. Passwords, codes, keys, document numbers and files
 * are never saved. `onRestore` runs after a draft was restored.
 */
export function useDraft<Fields extends FieldValues, Body>(
  form: UseFormReturn<Fields, unknown, Body>,
  name: string,
  keeps: readonly (string & keyof Fields)[],
  onRestore?: (fields: Fields) => void,
): Draft {
  const owner = useLogin().user?.id
  const [restored, setRestored] = useState(false)
  const [start] = useState(() => textOf(keeps, form.getValues()))
  const sent = useRef(false)
  const saveLater = useDebouncedCallback(
    (of: string) => {
      if (!sent.current) save(of, name, keeps, form.getValues(), start)
    },
    DEBOUNCE_MS,
    { flushOnExit: true },
  )
  const changed = useEffectEvent((of: string) => {
    // After a request was sent, the form may be filled in again for the next one.
    if (textOf(keeps, form.getValues()) === start) sent.current = false
    saveLater(of)
  })
  const isTouched = useEffectEvent(() => textOf(keeps, form.getValues()) !== start)
  const restoredInto = useEffectEvent(() => onRestore?.(form.getValues()))
  useEffect(() => {
    if (owner === undefined || !keepsDrafts()) return undefined
    openDrafts()
    let stop: (() => void) | undefined
    let left = false
    const restore = async () => {
      const draft = await readDraft(owner, name)
      // The user typed meanwhile, which is newer than the draft.
      if (left || draft === undefined || isTouched()) return
      form.reset(Object.assign(form.getValues(), draft), { keepDefaultValues: true })
      setRestored(true)
      restoredInto()
    }
    // Starts after the draft is restored, because restoring is not typing.
    const listen = () => {
      if (!left) stop = form.subscribe({ formState: { values: true }, callback: () => changed(owner) })
    }
    restore().catch(warnUnsaved).finally(listen)
    return () => {
      left = true
      stop?.()
      saveLater.flush()
    }
  }, [form, owner, name, saveLater])
  const drop = () => {
    sent.current = true
    saveLater.cancel()
    setRestored(false)
    if (owner !== undefined && keepsDrafts()) dropDraft(owner, name).catch(warnUnsaved)
  }
  return { restored, drop }
}

const picked = (keeps: readonly string[], fields: FieldValues) =>
  Object.fromEntries(keeps.map((key) => [key, fields[key]]))
const textOf = (keeps: readonly string[], fields: FieldValues): string => JSON.stringify(picked(keeps, fields))

/** A form as it was opened needs no draft. */
function save(owner: string, name: string, keeps: readonly string[], fields: FieldValues, start: string): void {
  const isUnchanged = textOf(keeps, fields) === start
  const done = isUnchanged ? dropDraft(owner, name) : keepDraft(owner, name, picked(keeps, fields))
  done.catch(warnUnsaved)
}
