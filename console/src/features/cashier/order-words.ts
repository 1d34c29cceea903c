import type { OrderWords } from '../../shared/order-bar.tsx'

export const orderWords: OrderWords = {
  notSaved: 'cashier-desk.orderChanged',
  undo: 'cashier-desk.undoOrder',
  save: 'cashier-desk.saveOrder',
  text: 'cashier-desk.orderText',
  saved: 'cashier-desk.orderSaved',
}
