import { type Country, type Language, type LocaleTag } from "#models/locale.ts";
import { currencyOf } from "#models/countries.ts";
import { formatMoney } from "#models/money-format.ts";
import { isPaymentMethod, PAYMENT_PRODUCTS } from "#models/payment-methods.ts";
import type { Domain } from "#models/site.ts";
import type { ShippingMethodKey } from "#models/shipping.ts";
import { type SizeRegion, sizeRegion } from "#models/size-guide.ts";
import { SEED_DOMAINS } from "../../gateway/seed-domains";
import { methodsOf, rateOf } from "../../gateway/shipping/rates";
import { SHIPPING_WORDS } from "../../gateway/shipping/shipping-words";
import type { HelpCondition, TableWords } from "./help-words";

/** Who reads: a country, in its language. */
export interface Reader {
  country: Country;
  language: Language;
  /** BCP 47. */
  locale: LocaleTag;
}

/** What holds for a country's shop, taken from where the gateway takes it, so that the help cannot say otherwise. */
export class HelpFacts {
  readonly #domain: Domain;
  readonly #currency: string;

  constructor(private readonly reader: Reader) {
    const domain = SEED_DOMAINS.find(({ countryCodeISO2 }) => countryCodeISO2 === reader.country);
    if (!domain) throw new RangeError(`No shop in ${reader.country}`);
    this.#domain = domain;
    this.#currency = domain.devise ?? currencyOf(reader.country);
  }

  get offer() {
    const { storeLocator, ereservation, loyalty, showCommercialOffers } = this.#domain.params;
    return { stores: storeLocator.isActive, reservation: ereservation, loyalty, offers: showCommercialOffers };
  }

  get sizeRegion(): SizeRegion {
    return sizeRegion(this.#domain.properties.sizingGuideRegionCode);
  }

  holds(condition: HelpCondition | undefined): boolean {
    const { params } = this.#domain;
    const hasPoints = methodsOf(this.reader.country).includes("PR");
    const hasInstalments = params.paymentProducts.some(({ name }) => name.startsWith("alma"));
    switch (condition) {
      case "stores":
        return params.storeLocator.isActive;
      case "noStores":
        return !params.storeLocator.isActive;
      case "points":
        return hasPoints;
      case "noPoints":
        return !hasPoints;
      case "instalments":
        return hasInstalments;
      default:
        return true;
    }
  }

  /** Writes out `{free}` and the like. */
  fill(text: string): string {
    const { giftCard, deliveryCountries } = this.#domain.params;
    const names = new Intl.DisplayNames(this.reader.locale, { type: "region" });
    const values: Record<string, string> = {
      free: this.freeFrom("NO", this.reader.country) ?? "",
      giftMin: this.money(giftCard.minAmount),
      giftMax: this.money(giftCard.maxAmount),
      countries: deliveryCountries.map((code) => names.of(code) ?? code).join(", "),
    };
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  }

  private money(centAmount: number): string {
    return formatMoney({ centAmount, currencyCode: this.#currency }, this.reader.locale, { whole: true });
  }

  /** How an order may travel, with prices. */
  deliveryRows({ never, free }: TableWords["delivery"]): string[][] {
    const shown: ShippingMethodKey[] = ["NO", "EX", "PR", "LO", "LM"];
    return shown
      .filter((key) => methodsOf(this.reader.country).includes(key))
      .map((key) => {
        const { country, language } = this.reader;
        const { name } = SHIPPING_WORDS[language][key];
        const { price } = rateOf(key, this.#currency, country);
        if (price.centAmount === 0) return [name, free, free];
        return [name, this.money(price.centAmount), this.freeFrom(key, country) ?? never];
      });
  }

  /** What it costs to have an order brought home, in each country that this shop delivers to. */
  countryRows(): string[][] {
    const names = new Intl.DisplayNames(this.reader.locale, { type: "region" });
    return this.#domain.params.deliveryCountries.map((code) => {
      const { price } = rateOf("NO", this.#currency, code);
      return [names.of(code) ?? code, this.money(price.centAmount), this.freeFrom("NO", code) ?? ""];
    });
  }

  /** The sum from which a method costs nothing: a cent above the last that it costs something for. */
  private freeFrom(key: ShippingMethodKey, country: string): string | null {
    const { freeAbove } = rateOf(key, this.#currency, country);
    return freeAbove && this.money(freeAbove.centAmount + 1);
  }

  paymentRows({ any, range }: TableWords["payment"], cards: string): string[][] {
    return this.#domain.params.paymentProducts.map(({ name, minAmount, maxAmount }) => [
      nameOf(name) ?? cards,
      minAmount && maxAmount
        ? range.replace("{min}", this.money(minAmount)).replace("{max}", this.money(maxAmount))
        : any,
    ]);
  }
}

/** Proper names, which nobody translates; whatever else is a bank card. */
const nameOf = (product: string): string | null => (isPaymentMethod(product) ? PAYMENT_PRODUCTS[product].name : null);
