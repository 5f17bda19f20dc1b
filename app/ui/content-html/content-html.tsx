import type { ComponentType } from "react";
import { type ServerHtml, useServerHtml } from "../static-html/server-html";
import { FollowedLinks, type FollowedLinksProps } from "../static-html/followed-links";
// Blocks are rendered in server-only modules, which the CSS bundle does not follow: their styles are imported here.
import "../accordion/accordion.module.css";
import "../blocks/blocks.module.css";
import "../blocks/cards.module.css";
import "../blocks/heads.module.css";
import "../blocks/help.module.css";
import "../blocks/pictures.module.css";
import "../blocks/parts.module.css";
import "../banner/banner.module.css";
import "../button/button.module.css";
import "../chip/chip.module.css";
import "../choice/choice.module.css";
import "../field/field.module.css";
import "../error-summary/error-summary.module.css";
import "../icon/icon.module.css";
import "../stores/place.module.css";
import "../stores/stores.module.css";

interface ContentHtmlProps {
  content: ServerHtml;
  /** The element around the HTML: `CardLinks` where it may contain product cards. */
  as?: ComponentType<FollowedLinksProps>;
}

/** A page of the content service. */
export function ContentHtml(props: ContentHtmlProps) {
  return <Html key={props.content.key} {...props} />;
}

function Html({ content, as: Links = FollowedLinks }: ContentHtmlProps) {
  return <Links {...useServerHtml(content)} />;
}
