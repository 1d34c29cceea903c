import type { OrderWords } from '../../shared/order-bar.tsx'

export const orderWords: OrderWords = {
  notSaved: 'content.orderChanged',
  undo: 'content.undoOrder',
  save: 'content.saveOrder',
  text: 'content.orderText',
  saved: 'content.orderSaved',
}
