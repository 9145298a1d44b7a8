import type { ReactElement } from 'react'
import { PreviewTrigger } from 'react-aria-components'
import { ui } from './constants.ts'
import { Bubble, type BubbleProps } from './popover-bubble.tsx'

/**
 * Opens on hover and on focus. It stays while hovered and hides 100 ms after the pointer leaves both trigger and
 * popover.
 */
export const HoverPopover = ({ trigger, ...bubble }: BubbleProps & { trigger: ReactElement }) => (
  <PreviewTrigger delay={0} closeDelay={ui.popover.hideMs}>
    {trigger}
    <Bubble {...bubble} />
  </PreviewTrigger>
)
