import { z } from "zod";
import { decorativeField, optionalField, partialArray, shownText } from "./lenient-schemas";

/** Server shape of an address on a cart (C3): `address1` is the street, `vitrineAddressId` the one it was taken from. */
export const cartAddressSchema = z.object({
  firstName: shownText(),
  lastName: shownText(),
  address1: z.string(),
  address2: optionalField(z.string()),
  address3: optionalField(z.string()),
  address4: optionalField(z.string()),
  zipCode: shownText(),
  city: shownText(),
  country: z.string().length(2),
  phone: optionalField(z.string()),
  phoneNumberCountry: decorativeField(z.string().length(2)),
  addressQualityCode: decorativeField(z.string()),
  phoneQualityCode: decorativeField(z.string()),
  vitrineAddressId: optionalField(z.string()),
  /** A store, pickup point or locker. */
  deliveryPointIdV2: optionalField(z.string()),
});
export type CartAddress = z.infer<typeof cartAddressSchema>;

/** Limits of what may be sent: required fields are not empty, no street line is longer than 50 characters (C5). */
const street = z.string().trim().max(50);
const name = z.string().trim().min(1).max(50);
const zipCode = z.string().trim().min(1).max(16);
const country = z.string().regex(/^[A-Z]{2}$/, "must be two capital letters");
const phone = z.string().trim().max(30);

/** Body of the calls that set a cart's billing and shipping address. */
export const cartAddressInputSchema = cartAddressSchema
  .extend({
    firstName: name,
    lastName: name,
    address1: street.min(1),
    address2: street.optional(),
    address3: street.optional(),
    address4: street.optional(),
    zipCode,
    city: name,
    country,
    phone: phone.optional(),
    phoneNumberCountry: country.optional(),
    addressQualityCode: z.string().optional(),
    phoneQualityCode: z.string().optional(),
    vitrineAddressId: z.string().optional(),
    deliveryPointIdV2: z
      .string()
      .regex(/^[\w-]{1,40}$/)
      .optional(),
  })
  .strict();

const postal = {
  line1: z.string(),
  line2: optionalField(z.string()),
  line3: optionalField(z.string()),
  line4: optionalField(z.string()),
  city: shownText(),
  zipCode: shownText(),
  country: z.string().length(2),
  quality: decorativeField(z.string()),
};

/** A customer's delivery address (S3). */
export const deliveryAddressSchema = z.object({
  id: z.string(),
  firstName: shownText(),
  lastName: shownText(),
  ...postal,
  phoneNumber: optionalField(z.string()),
  phoneNumberCountry: decorativeField(z.string()),
  phoneNumberQuality: decorativeField(z.string()),
  favorite: z.boolean(),
});
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>;
const postalInput = {
  line1: street.min(1),
  line2: street.optional(),
  line3: street.optional(),
  line4: street.optional(),
  city: name,
  zipCode,
  country,
  quality: z.string().max(10).optional(),
};
export const deliveryAddressInputSchema = z.strictObject({
  firstName: name,
  lastName: name,
  ...postalInput,
  phoneNumber: phone.optional(),
  phoneNumberCountry: country.optional(),
  phoneNumberQuality: z.string().max(10).optional(),
  favorite: z.boolean(),
});
/** A new delivery address: at the end, or for one that is restored at its `position` in the list, from 0. */
export const newDeliveryAddressSchema = deliveryAddressInputSchema.extend({
  position: z.number().int().min(0).max(1000).optional(),
});
export const deliveryAddressesSchema = z.object({ values: partialArray(deliveryAddressSchema) });

/** `GET /customers-self/addresses?country`: both kinds in one answer; with a country, only its delivery addresses. */
export const customerAddressesSchema = z.object({
  deliveryAddresses: partialArray(deliveryAddressSchema),
  billingAddress: z.object(postal).nullable(),
});

/** A customer's billing address (S3). */
export const billingAddressSchema = z.object(postal);
export type BillingAddress = z.infer<typeof billingAddressSchema>;
export const billingAddressInputSchema = z.strictObject(postalInput);
export const addressesQuerySchema = z.strictObject({ country: country.optional() });
