import type { CartAddress } from "#models/address.ts";
import type { Customer } from "#models/customer.ts";
import type { Order, OrderList, Withdrawal } from "#models/order.ts";
import type { Reservation } from "#models/reservation.ts";
import { aLine } from "./builders";

/** Customers and their orders, valid by the contract. */

export function aCustomer(customer: Partial<Customer> = {}): Customer {
  return {
    customerId: "c-1",
    firstName: "Camille",
    lastName: "Perrin",
    email: "camille@vitrine.test",
    optinNews: "NO",
    hasPassword: true,
    isDeleted: false,
    ...customer,
  };
}

export function anAddress(address: Partial<CartAddress> = {}): CartAddress {
  return {
    firstName: "Camille",
    lastName: "Perrin",
    address1: "27 rue de Saintonge",
    zipCode: "75003",
    city: "Paris",
    country: "FR",
    ...address,
  };
}

export function anOrder(order: Partial<Order> = {}): Order {
  const { availableQuantity: _stock, ...line } = aLine();
  return {
    orderNumber: "2610000001",
    cartId: "cart-1",
    createdAt: "2026-11-19T22:30:00.000Z",
    status: "SHIPPED",
    paymentStatus: "PAID",
    email: "camille@vitrine.test",
    currency: "EUR",
    totalPrice: { centAmount: 5494, currencyCode: "EUR" },
    shippingInfo: {
      shippingMethodKey: "NO",
      name: "À domicile",
      price: { centAmount: 495, currencyCode: "EUR" },
      deliveryDate: { earliest: "2026-11-24", latest: "2026-11-26" },
    },
    shippingAddress: anAddress(),
    billingAddress: anAddress(),
    payments: [
      { paymentProvider: "adyen", paymentProduct: "cb", amountPlanned: { centAmount: 5494, currencyCode: "EUR" } },
    ],
    lineItems: [line],
    giftCards: [],
    donations: [],
    loyaltyCard: null,
    discounts: [],
    loyaltyPoints: 0,
    invoiceId: null,
    withdrawableUntil: null,
    withdrawals: [],
    voucher: null,
    ...order,
  };
}

/** @param pieces how many of which lines, by their ids */
export function aWithdrawal(reference: string, pieces: Record<string, number>, idempotencyKey = reference): Withdrawal {
  const lines = Object.entries(pieces).map(([lineId, quantity]) => ({ lineId, quantity }));
  return { idempotencyKey, reference, receivedAt: "2026-11-23T20:15:00.000Z", lines };
}

export function anOrderList(count: number, { page = 1, size = 10 } = {}): OrderList {
  const from = (page - 1) * size;
  const values = Array.from({ length: Math.max(0, Math.min(size, count - from)) }, (_, index) => ({
    orderNumber: String(2_610_000_000 + count - from - index),
    createdAt: "2026-11-19T10:00:00.000Z",
    status: "DELIVERED" as const,
    paymentStatus: "PAID" as const,
    totalPrice: { centAmount: 4999, currencyCode: "EUR" },
    deliveryDate: null,
    nbProducts: 1,
    pictures: [{ path: "/products/10000101/AP-1.webp", name: "Robe" }],
  }));
  return { page, size, total: count, years: [2026], values };
}

export function aReservation(reservation: Partial<Reservation> = {}): Reservation {
  const { sku, productId, optionId, name, color, size, price, picture } = aLine();
  return {
    reservationId: "R100001",
    status: "READY",
    createdAt: "2026-11-23T16:30:00Z",
    expiresAt: "2026-11-25T23:30:00Z",
    quantity: 1,
    product: { sku, productId, optionId, name, color, size, price, picture },
    store: {
      storeId: "2002",
      name: "Paris Rivoli",
      address: { line1: "50 rue de Rivoli", zipCode: "75004", city: "Paris", country: "FR" },
      phone: "+33142000000",
    },
    ...reservation,
  };
}
