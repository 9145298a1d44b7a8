import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useDebouncedCallback } from 'use-debounce'
import { DEBOUNCE_MS } from '#parts/debounce.ts'
import { dropDraft, keepDraft, keepsDrafts, readDraft } from '#parts/drafts.ts'
import { useLogin } from '#access/customers/login-state.ts'

type Draft = {
  /** True if a saved draft was restored into the form. */
  readonly restored: boolean
  /** Deletes the draft after it was submitted. */
  readonly drop: () => void
}

const warnUnsaved = (error: unknown): void => console.warn('The draft could not be saved in this browser', error)

/**
 * Saves a draft of a long form in this browser while its owner types, and restores it within a day, so that it survives
 * the end of a session (decision G2). `keeps` names the saved fields; files are never saved.
 */
export function useDraft<Fields extends FieldValues, Body>(
  form: UseFormReturn<Fields, unknown, Body>,
  name: string,
  keeps: readonly (string & keyof Fields)[],
): Draft {
  const owner = useLogin().user?.id
  const [restored, setRestored] = useState(false)
  const sent = useRef(false)
  const saveLater = useDebouncedCallback(
    (of: string) => {
      if (!sent.current) save(of, name, keeps, form.getValues())
    },
    DEBOUNCE_MS,
    { flushOnExit: true },
  )
  useEffect(() => {
    if (owner === undefined || !keepsDrafts()) return undefined
    let stop: (() => void) | undefined
    let left = false
    const restore = async () => {
      const draft = await readDraft(owner, name)
      if (left || draft === undefined || form.formState.isDirty) return
      form.reset(Object.assign(form.getValues(), draft), { keepDefaultValues: true })
      setRestored(true)
    }
    // Starts after the draft is restored, because restoring is not typing.
    const start = () => {
      if (!left) stop = form.subscribe({ formState: { values: true }, callback: () => saveLater(owner) })
    }
    restore().catch(warnUnsaved).finally(start)
    return () => {
      left = true
      stop?.()
      saveLater.flush()
    }
  }, [form, owner, name, saveLater])
  const drop = () => {
    sent.current = true
    if (owner !== undefined && keepsDrafts()) dropDraft(owner, name).catch(warnUnsaved)
  }
  return { restored, drop }
}

const save = (owner: string, name: string, keeps: readonly string[], fields: FieldValues): void =>
  void keepDraft(owner, name, Object.fromEntries(keeps.map((key) => [key, fields[key]]))).catch(warnUnsaved)
