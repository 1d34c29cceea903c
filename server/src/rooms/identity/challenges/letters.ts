export type Point = readonly [x: number, y: number]
/** A pen that is put down, led through points, and lifted. */
export type Stroke = readonly Point[]

/** Part of an ellipse as points; angles in degrees, clockwise from the right, since y grows downwards. */
function arc(
  [x, y]: Point,
  [width, height]: Point,
  { from, to }: { readonly from: number; readonly to: number },
): Stroke {
  const steps = Math.ceil(Math.abs(to - from) / 15)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [x + width * Math.cos(angle), y + height * Math.sin(angle)]
  })
}

const bowl = [...arc([4.5, 3.75], [4.5, 3.75], { from: -90, to: 90 }), [0, 7.5]] as const

/**
 * Letters of our own, in a box ten wide and fourteen high. Only those that nobody takes for each other: no O and 0, no I, L
 * and 1, no V beside U.
 */
export const letters: Readonly<Record<string, readonly Stroke[]>> = {
  A: [
    [
      [0, 14],
      [5, 0],
      [10, 14],
    ],
    [
      [1.8, 9],
      [8.2, 9],
    ],
  ],
  C: [arc([5.5, 7], [5.5, 7], { from: -50, to: -310 })],
  D: [[[0, 14], [0, 0], ...arc([2.5, 7], [7, 7], { from: -90, to: 90 }), [0, 14]]],
  E: [
    [
      [9, 0],
      [0, 0],
      [0, 14],
      [9, 14],
    ],
    [
      [0, 7],
      [7, 7],
    ],
  ],
  F: [
    [
      [9, 0],
      [0, 0],
      [0, 14],
    ],
    [
      [0, 7],
      [7, 7],
    ],
  ],
  H: [
    [
      [0, 0],
      [0, 14],
    ],
    [
      [9, 0],
      [9, 14],
    ],
    [
      [0, 7],
      [9, 7],
    ],
  ],
  J: [[[8, 0], ...arc([4, 10], [4, 4], { from: 0, to: 180 })]],
  K: [
    [
      [0, 0],
      [0, 14],
    ],
    [
      [9, 0],
      [0, 8],
    ],
    [
      [3, 5.4],
      [9, 14],
    ],
  ],
  M: [
    [
      [0, 14],
      [0, 0],
      [5, 8],
      [10, 0],
      [10, 14],
    ],
  ],
  N: [
    [
      [0, 14],
      [0, 0],
      [9, 14],
      [9, 0],
    ],
  ],
  P: [[[0, 14], [0, 0], ...bowl]],
  R: [
    [[0, 14], [0, 0], ...bowl],
    [
      [3.5, 7.5],
      [9, 14],
    ],
  ],
  T: [
    [
      [0, 0],
      [10, 0],
    ],
    [
      [5, 0],
      [5, 14],
    ],
  ],
  U: [[[0, 0], ...arc([4.5, 9.5], [4.5, 4.5], { from: 180, to: 0 }), [9, 0]]],
  W: [
    [
      [0, 0],
      [2.5, 14],
      [5, 4],
      [7.5, 14],
      [10, 0],
    ],
  ],
  X: [
    [
      [0, 0],
      [9, 14],
    ],
    [
      [9, 0],
      [0, 14],
    ],
  ],
  Y: [
    [
      [0, 0],
      [5, 7],
      [10, 0],
    ],
    [
      [5, 7],
      [5, 14],
    ],
  ],
  3: [
    arc([4, 3.5], [4, 3.5], { from: -150, to: 90 }),
    arc([4, 10.5], [4.6, 3.5], { from: -90, to: 150 }),
  ],
  4: [
    [
      [7, 14],
      [7, 0],
      [0, 10],
      [10, 10],
    ],
  ],
  7: [
    [
      [0, 0],
      [9, 0],
      [3, 14],
    ],
  ],
}
