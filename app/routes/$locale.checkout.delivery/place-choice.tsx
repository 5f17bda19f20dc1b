import { type RefObject, useEffect, useRef } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { GroupError } from "#app/ui/checkout/group-error.tsx";
import { errorId } from "#app/ui/field/field-frame.tsx";
import { isFocusLost } from "#app/ui/focus.ts";
import { findCountry, PhoneField } from "#app/ui/form/address-fields.tsx";
import type { FormState } from "#app/ui/form/form-state.tsx";
import { ServerPart } from "#app/ui/static-html/server-html.tsx";
import { PlaceSearch } from "#app/ui/stores/place-search.tsx";
import { useSentIntent } from "#app/ui/undo-banner/use-sent.ts";
import type { DeliveryPageView } from "./place-lists.server";
import type { ShownPlaces } from "./use-places";
import styles from "./view.module.css";
// The list is rendered in server-only modules, which the CSS bundle does not follow: its styles are imported here.
import "../../ui/chip/chip.module.css";
import "../../ui/choice/choice.module.css";
import "../../ui/stores/place.module.css";

export interface PlaceChoiceProps {
  places: ShownPlaces;
  delivery: DeliveryPageView;
  state: FormState;
}

/** The search for shops, pickup points or lockers, and its results. Its buttons belong to the step's form. */
export function PlaceChoice({ places, delivery, state }: PlaceChoiceProps) {
  const t = useText("places");
  const key = places.method;
  const field = `place-${key}`;
  const point = `point-${key}`;
  const error = places.isRefusalShown ? undefined : state.errors[point];
  const group = useRef<HTMLFieldSetElement>(null);
  const sent = useSentIntent();
  useChosenPlace(group, places, state.values[point] ?? "");
  useFocusAfterMore(group, places, sent);
  return (
    // The error summary links to the first place that can be chosen; without one, to the search.
    <fieldset
      ref={group}
      className={styles.places}
      id={places.isChoice ? undefined : point}
      aria-describedby={error && errorId(point)}
    >
      <legend className={styles.legend}>{t(`search.${key}`)}</legend>
      <input type="hidden" name={`searched-${key}`} value={places.searched ?? ""} />
      {["lat", "lon"].map((degrees) => {
        const value = state.values[`${degrees}-${key}`];
        return value && <input key={degrees} type="hidden" name={`${degrees}-${key}`} value={value} />;
      })}
      <PlaceSearch
        name={field}
        defaultValue={state.values[field]}
        error={state.errors[field]}
        autoComplete="shipping postal-code"
        button={{
          variant: "outline",
          name: "intent",
          value: `findPlaces:${key}`,
          formNoValidate: true,
          pending: sent === `findPlaces:${key}`,
        }}
        suffix={`-${key}`}
        intent={`near:${key}`}
        isNearSent={sent === `near:${key}`}
      />
      <Found places={places} error={error} />
      {places.phone === "required" && (
        <PhoneField
          name={`phone-${key}`}
          form={{ ...delivery.form, phone: "required" }}
          {...{ state, country: findCountry(delivery.form, undefined) }}
          section="shipping"
        />
      )}
      <p className="caption">{t("receiver", { name: delivery.collector })}</p>
    </fieldset>
  );
}

/** Checks the chosen place: the server, which renders the list, does not know what was chosen on leaving the step. */
function useChosenPlace(group: RefObject<HTMLElement>, { method, list }: ShownPlaces, chosen: string): void {
  useEffect(() => {
    const place = group.current?.querySelector<HTMLInputElement>(
      `[name="point-${method}"][value="${CSS.escape(chosen)}"]:enabled`,
    );
    if (place) place.checked = true;
  }, [group, method, list?.key, chosen]);
}

/** With the last places "more" goes, which has the focus: the first of those places takes it. */
function useFocusAfterMore(group: RefObject<HTMLElement>, { method, list }: ShownPlaces, sent: unknown): void {
  const isMore = useRef(false);
  if (sent) isMore.current = sent === `more:${method}`;
  const listed = useRef(0);
  useEffect(() => {
    const places = [...(group.current?.querySelectorAll<HTMLInputElement>(`[name="point-${method}"]`) ?? [])];
    const added = places.slice(listed.current);
    listed.current = places.length;
    if (isMore.current && isFocusLost(group.current)) added.find(({ disabled }) => !disabled)?.focus();
  }, [group, method, list?.key]);
}

function Found({ places, error }: Pick<PlaceChoiceProps, "places"> & { error: string | undefined }) {
  const t = useText("places");
  const { method: key, searched, more, list } = places;
  const intent = `more:${key}`;
  const isSent = useSentIntent() === intent;
  return (
    <>
      <div role="status" className={places.isLooking ? styles.coming : undefined}>
        <Said places={places} />
      </div>
      <GroupError id={errorId(`point-${key}`)} text={error} />
      {list && <ServerPart content={list} />}
      {searched !== null && more !== null && (
        <p>
          <input type="hidden" name={`more-${key}`} value={more} />
          <Button
            variant="outline"
            size="small"
            type="submit"
            name="intent"
            value={intent}
            pending={isSent}
            formNoValidate
          >
            {t("more")}
          </Button>
        </p>
      )}
    </>
  );
}

/** Result of the search in words. */
function Said({ places: { count, searched, isUnavailable, isLooking } }: Pick<PlaceChoiceProps, "places">) {
  const t = useText("places");
  // Shown in place of the number of results.
  if (isLooking) return <p className="small muted">{t("looking")}</p>;
  if (count === null) return <p>{t("unavailable")}</p>;
  if (isUnavailable) return <p>{t("unavailableBut")}</p>;
  if (searched === null) return null;
  if (count === 0) return <p>{searched === "" ? t("noneNear") : t("none", { place: searched })}</p>;
  return (
    <p className="small muted">
      {searched === "" ? t("foundNear", { count }) : t("found", { count, place: searched })}
    </p>
  );
}
