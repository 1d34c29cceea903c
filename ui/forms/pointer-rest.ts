let pressed = false
const waiting = new Set<() => void>()

function press() {
  pressed = true
}

function release() {
  pressed = false
  // What the press was for comes first: a click is told after the pointer is up.
  const waited = [...waiting]
  waiting.clear()
  setTimeout(() => {
    for (const go of waited) go()
  })
}

addEventListener('pointerdown', press, { capture: true })
addEventListener('pointerup', release, { capture: true })
addEventListener('pointercancel', release, { capture: true })

/**
 * Waits until no finger and no button is down. A field is left by pressing something else, and a complaint that appears
 * under it during the press would push that something away from below the pointer.
 */
export async function pointerAtRest(): Promise<void> {
  if (pressed) await new Promise<void>((resolve) => waiting.add(resolve))
}
