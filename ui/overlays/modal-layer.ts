import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** The product's constants for a popup: smallest size in pixels, and how long it waits before it fades in. */
export const modalMinPx = 200
export const modalOpenDelayMs = 100

type Layer = { node: HTMLElement; onEscape: () => void }

// Only the topmost of several open layers answers a key.
const layers: Layer[] = []

const focusable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]:not([tabindex="-1"])'

/**
 * What stands beside a layer in the body is not told of while it is open, but for toasts and announcements. The scrim
 * keeps the pointer from it and `keepFocusInside` the keys. Not `inert`: every element inherits that, and a browser then
 * styles and paints the whole page anew, at the press that opens a popup and at the one that closes it.
 */
function hideOthers(node: HTMLElement): () => void {
  const hidden = [...document.body.children].filter(
    (other) =>
      !other.contains(node) && !other.matches('[data-over-modals],[aria-hidden],script,style'),
  )
  for (const other of hidden) other.setAttribute('aria-hidden', 'true')
  return () => {
    for (const other of hidden) other.removeAttribute('aria-hidden')
  }
}

let locks = 0

/** Locks the page's scroll. The room of the scroll bar that goes is filled, so that nothing jumps sideways. */
function lockScroll(): () => void {
  const root = document.documentElement
  locks += 1
  if (locks === 1) {
    // Not by a custom property: everything on the page inherits those and would be styled anew.
    root.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`
    root.dataset['scrollLocked'] = ''
  }
  return () => {
    locks -= 1
    if (locks > 0) return
    delete root.dataset['scrollLocked']
    root.style.paddingInlineEnd = ''
  }
}

function keepTabInside(event: KeyboardEvent, node: HTMLElement): void {
  const stops = [...node.querySelectorAll<HTMLElement>(focusable)]
  const first = stops[0]
  const last = stops.at(-1)
  const active = document.activeElement
  if (!first || !last) event.preventDefault()
  else if (event.shiftKey && (active === first || active === node)) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && active === last) {
    event.preventDefault()
    first.focus()
  }
}

function listenToKeys(layer: Layer): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (layers.at(-1) !== layer || event.defaultPrevented || event.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      layer.onEscape()
    } else if (event.key === 'Tab') keepTabInside(event, layer.node)
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}

/** However the focus leaves the topmost layer, it is fetched back; toasts may have it. */
function keepFocusInside(layer: Layer): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    const isAllowed =
      layers.at(-1) !== layer ||
      !(target instanceof Element) ||
      layer.node.contains(target) ||
      target.closest('[data-over-modals]') !== null
    if (!isAllowed) layer.node.focus({ preventScroll: true })
  }
  document.addEventListener('focusin', onFocus)
  return () => document.removeEventListener('focusin', onFocus)
}

/** Puts a node in front of the page until the returned function is called, which also returns the focus. */
export function openLayer(node: HTMLElement, onEscape: () => void, lock: boolean): () => void {
  const layer: Layer = { node, onEscape }
  const before = document.activeElement
  layers.push(layer)
  // What is hidden must not have the focus.
  if (!node.contains(before)) node.focus({ preventScroll: true })
  const undo = [
    ...(lock ? [lockScroll()] : []),
    hideOthers(node),
    listenToKeys(layer),
    keepFocusInside(layer),
  ]
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    for (const step of undo) step()
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}

export type LayerOptions = {
  open: boolean
  onClose: () => void
  lockScroll?: boolean | undefined
  delayMs?: number
}

/**
 * Keeps a mounted node in front of the page while `open`, and says when the delay is over and it may be seen. Then the
 * focus goes to what is marked `data-autofocus`, else to the node itself.
 */
export function useModalLayer(ref: RefObject<HTMLElement | null>, options: LayerOptions): boolean {
  const { open, lockScroll: lock = true, delayMs = 0 } = options
  const [visible, setVisible] = useState(false)
  const close = useEffectEvent(options.onClose)
  useEffect(() => {
    const node = ref.current
    if (!open || !node) return undefined
    const leave = openLayer(node, () => close(), lock)
    const timer = setTimeout(() => {
      setVisible(true)
      // One that was opened from it meanwhile has the focus, and what is typed there.
      if (layers.at(-1)?.node !== node) return
      const wanted = node.querySelector<HTMLElement>('[data-autofocus]') ?? node
      const active = document.activeElement
      if (active === node || !node.contains(active)) wanted.focus()
    }, delayMs)
    return () => {
      clearTimeout(timer)
      setVisible(false)
      leave()
    }
  }, [open, lock, delayMs, ref])
  return visible
}
