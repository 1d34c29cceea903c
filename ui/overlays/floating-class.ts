/** The look of whatever floats over the page by a button: one step lighter, a line, the one shadow there is. */
export const floatingClass =
  'z-70 rounded-ctl border border-line bg-s2 text-text shadow-pop outline-none'
