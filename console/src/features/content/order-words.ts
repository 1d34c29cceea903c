import type { OrderWords } from '../../shared/lists/order-bar.tsx'

export const contentOrderWords: OrderWords = {
  notSaved: 'content-desk.orderChanged',
  undo: 'content-desk.undoOrder',
  save: 'content-desk.saveOrder',
  text: 'content-desk.orderText',
  saved: 'content-desk.orderSaved',
}
