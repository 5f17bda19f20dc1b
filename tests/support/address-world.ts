import { http, type HttpHandler, HttpResponse } from "msw";
import {
  type BillingAddress,
  billingAddressInputSchema,
  type DeliveryAddress,
  deliveryAddressInputSchema,
  newDeliveryAddressSchema,
} from "#models/address.ts";
import { fakeProvider } from "./auth-provider";
import { aCustomer } from "./customer-builders";
import { GATEWAY } from "./request-context";

export const BOOK_PAGE = "/fr-fr/account/settings/delivery-addresses";
export const BOOK_CALLS = `${GATEWAY}/customers-self/addresses`;

/** As typed into the form of a new address. */
export const TYPED_ADDRESS = {
  firstName: "anne-MARIE",
  lastName: "LE GALL",
  country: "FR",
  line1: "3 rue de Brest",
  line2: "",
  zipCode: "29200",
  city: "Brest",
  phone: "06 12 34 56 78",
};

export const anEntry = (address: Partial<DeliveryAddress> = {}): DeliveryAddress => ({
  id: "a1",
  firstName: "CAMILLE",
  lastName: "LEFÈVRE",
  line1: "14 rue des Lilas",
  city: "Paris",
  zipCode: "75019",
  country: "FR",
  favorite: false,
  ...address,
});

/** A fake gateway that keeps one customer's delivery addresses as the real one does. */
export class AddressWorld {
  book = [anEntry(), anEntry({ id: "a2", line1: "8 place Bellecour", city: "Lyon", zipCode: "69002", favorite: true })];
  /** Billing addresses in the order they were saved; reading finds none. */
  billing: BillingAddress[] = [];
  private added = 0;

  handlers(): HttpHandler[] {
    return [
      ...fakeProvider().handlers,
      http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer())),
      http.get(`${BOOK_CALLS}/delivery`, () => HttpResponse.json({ values: this.book })),
      http.post(`${BOOK_CALLS}/deliveries`, async ({ request }) => {
        const { position, ...input } = newDeliveryAddressSchema.parse(await request.json());
        const added = { id: `new${(this.added += 1)}`, ...input };
        const others = this.withFavourite(added);
        this.book = others.toSpliced(position ?? others.length, 0, added);
        return HttpResponse.json(added, { status: 201 });
      }),
      http.put(`${BOOK_CALLS}/delivery/:id`, async ({ params, request }) => {
        const input = deliveryAddressInputSchema.parse(await request.json());
        if (this.book.every(({ id }) => id !== params.id))
          return HttpResponse.json({ code: "X", message: "" }, { status: 404 });
        this.book = this.withFavourite(input).map((each) => (each.id === params.id ? { id: each.id, ...input } : each));
        return HttpResponse.json(this.book.find(({ id }) => id === params.id));
      }),
      http.delete(`${BOOK_CALLS}/delivery/:id`, ({ params }) => {
        this.book = this.book.filter(({ id }) => id !== params.id);
        return new HttpResponse(null, { status: 204 });
      }),
      http.get(`${BOOK_CALLS}/billing`, () => HttpResponse.json({ code: "NONE", message: "" }, { status: 404 })),
      http.put(`${BOOK_CALLS}/billing`, async ({ request }) => {
        this.billing.push(billingAddressInputSchema.parse(await request.json()));
        return HttpResponse.json(this.billing.at(-1));
      }),
    ];
  }

  /** A new favourite takes the place of the former one. */
  private withFavourite({ favorite }: { favorite: boolean }): DeliveryAddress[] {
    return favorite ? this.book.map((each) => ({ ...each, favorite: false })) : this.book;
  }
}
