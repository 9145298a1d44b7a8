import type { ContainerNode, VNode } from 'preact'
import compat from 'preact/compat'
import { speakDom } from './collection-document.ts'

// What `react-dom` is in everything that we build (drawn-by-preact.ts): as much of it as our libraries ask for.

/** Also into the documents that react-aria keeps its collections in. */
export const createPortal = (children: VNode, container: ContainerNode): VNode => {
  speakDom(container)
  return compat.createPortal(children, container)
}

export const flushSync = <R>(change: () => R): R => compat.flushSync(change)

export default { createPortal, flushSync }
