import type { ImportKindKey } from '@barnum/rules/desk/spreadsheets/import-kinds';
import { paths } from '@barnum/rules/paths';
import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate } from 'react-router-dom';
import { Waiting } from '../components/waiting.tsx';
import { Failure, ScreenFailure } from './layout/failure.tsx';
import { InvoicingOnly } from './layout/invoicing-only.tsx';
import { RequestsScreen } from './screens/requests-screen.tsx';
import { AdminGuard } from './session/admin-guard.tsx';
import { SignInRoute } from './session/sign-in-route.tsx';

/**
 * Every screen of the back-office (spec section 2, Admin routes). What is shown first, sign-in, layout and requests, is
 * loaded at once; every other screen when it is opened.
 */
export const router = createBrowserRouter([
  {
    HydrateFallback: Waiting,
    errorElement: <Failure />,
    children: [
      { path: paths.signIn, Component: SignInRoute },
      { path: paths.adminSignIn, Component: SignInRoute },
      {
        path: paths.adminInvitation,
        ...screen(async () => (await import('./session/invitation-route.tsx')).InvitationRoute),
      },
      {
        path: paths.passwordForgotten,
        ...screen(async () => (await import('../access/auth/forgotten-page.tsx')).ForgottenPage),
      },
      {
        path: paths.passwordReset,
        ...screen(async () => (await import('../access/auth/reset-page.tsx')).ResetPage),
      },
      {
        path: paths.emailChange,
        ...screen(async () => (await import('../access/auth/email-change-page.tsx')).EmailChangePage),
      },
      { path: paths.accessDenied, ...screen(async () => (await import('./session/access-denied.tsx')).AccessDenied) },
      {
        path: paths.admin,
        Component: AdminGuard,
        children: [
          {
            errorElement: <ScreenFailure />,
            children: [
              { index: true, Component: RequestsScreen },
              { path: paths.adminRequests, Component: RequestsScreen },
              // Routes of their own, so that the form of a new request keeps nothing from another one’s.
              {
                path: paths.adminRequestNew,
                ...screen(async () => (await import('./screens/request-form-screen.tsx')).NewRequestScreen),
              },
              {
                path: `${paths.adminRequests}/:id/modifier`,
                ...screen(async () => (await import('./screens/request-form-screen.tsx')).EditRequestScreen),
              },
              {
                path: `${paths.adminRequests}/impression`,
                ...screen(
                  async () =>
                    (await import('../requests/reservation-requests/print/requests-print-page.tsx')).RequestsPrintPage,
                ),
              },
              {
                path: `${paths.adminRequests}/:id`,
                ...screen(async () => (await import('./screens/request-screen.tsx')).RequestScreen),
              },
              {
                path: `${paths.adminRequests}/:id/depart`,
                ...screen(async () => (await import('./screens/handover-screen.tsx')).DepartureScreen),
              },
              {
                path: `${paths.adminRequests}/:id/retour`,
                ...screen(async () => (await import('./screens/handover-screen.tsx')).ReturnScreen),
              },
              {
                path: `${paths.adminReturns}/:id`,
                ...screen(async () => (await import('../desk/handover/settle-return-page.tsx')).SettleReturnPage),
              },
              {
                path: paths.adminToday,
                ...screen(async () => (await import('./screens/today-screen.tsx')).TodayScreen),
              },
              {
                path: paths.adminSheets,
                ...screen(async () => (await import('./screens/sheets-screen.tsx')).SheetsScreen),
              },
              {
                path: paths.adminCustomers,
                ...screen(async () => (await import('./screens/customers-screen.tsx')).CustomersScreen),
              },
              {
                path: paths.adminCustomerNew,
                ...screen(
                  async () => (await import('../customers/customers/form/customer-form-page.tsx')).NewCustomerPage,
                ),
              },
              {
                path: `${paths.adminCustomers}/:id/modifier`,
                ...screen(
                  async () => (await import('../customers/customers/form/customer-form-page.tsx')).EditCustomerPage,
                ),
              },
              {
                path: `${paths.adminCustomers}/:id`,
                ...screen(async () => (await import('./screens/customer-screen.tsx')).CustomerScreen),
              },
              {
                Component: InvoicingOnly,
                children: [
                  {
                    path: `${paths.adminInvoices}/:id`,
                    ...screen(async () => (await import('./screens/invoice-screen.tsx')).InvoiceScreen),
                  },
                  {
                    path: paths.adminInvoices,
                    ...screen(async () => (await import('./screens/invoices-screen.tsx')).InvoicesScreen),
                  },
                  {
                    path: paths.adminFigures,
                    ...screen(async () => (await import('./screens/figures-screen.tsx')).FiguresScreen),
                  },
                  ...imports('locations'),
                  {
                    path: paths.adminBank,
                    ...screen(async () => (await import('./screens/bank-screen.tsx')).BankScreen),
                  },
                  {
                    path: `${paths.adminChequeSlips}/:id`,
                    ...screen(async () => (await import('../money/cheque-slips/slip-page.tsx')).SlipPage),
                  },
                ],
              },
              {
                path: paths.adminArticles,
                ...screen(async () => (await import('./screens/articles-screen.tsx')).ArticlesScreen),
              },
              // Routes of their own, so that the form of a new article keeps nothing from another one’s.
              {
                path: `${paths.adminArticles}/ordre/:categoryId`,
                ...screen(
                  async () => (await import('../catalogue/articles/order/article-order-page.tsx')).ArticleOrderPage,
                ),
              },
              { path: paths.adminArticleNew, ...articleForm('new') },
              {
                path: paths.adminArticlesEntry,
                ...screen(
                  async () => (await import('../catalogue/articles/quick-entry/quick-entry-page.tsx')).QuickEntryPage,
                ),
              },
              ...imports('articles'),
              ...imports('clients'),
              {
                path: paths.adminPriceLists,
                ...screen(async () => (await import('../catalogue/price-lists/price-lists-page.tsx')).PriceListsPage),
              },
              {
                path: `${paths.adminPriceLists}/:id`,
                ...screen(async () => (await import('../catalogue/price-lists/price-list-page.tsx')).PriceListPage),
              },
              { path: `${paths.adminArticles}/:id/edit`, ...articleForm('edit') },
              {
                path: `${paths.adminArticles}/:id`,
                ...screen(async () => (await import('./screens/article-screen.tsx')).ArticleScreen),
              },
              {
                path: `${paths.adminPieces}/:numero`,
                ...screen(async () => (await import('../catalogue/pieces/piece-page.tsx')).PiecePage),
              },
              {
                path: paths.adminPlanning,
                ...screen(async () => (await import('./screens/planning-screen.tsx')).PlanningScreen),
              },
              {
                path: paths.adminAvailability,
                ...screen(
                  async () => (await import('../requests/availability/availability-page.tsx')).AvailabilityPage,
                ),
              },
              {
                path: paths.adminPreparation,
                ...screen(async () => (await import('./screens/preparation-screen.tsx')).PreparationScreen),
              },
              {
                path: paths.adminLoading,
                ...screen(async () => (await import('../requests/planning/loading/loading-page.tsx')).LoadingPage),
              },
              {
                path: paths.adminMails,
                ...screen(async () => (await import('./screens/mails-screen.tsx')).MailsScreen),
              },
              {
                path: paths.adminTestimonials,
                ...screen(async () => (await import('../site/testimonials/testimonials-page.tsx')).TestimonialsPage),
              },
              {
                path: paths.adminPartners,
                ...screen(async () => (await import('../site/partners/partners-page.tsx')).PartnersPage),
              },
              {
                path: paths.adminAccount,
                ...screen(async () => (await import('./screens/account-screen.tsx')).AccountScreen),
              },
              {
                path: paths.adminFirstSteps,
                ...screen(async () => (await import('./screens/first-steps-screen.tsx')).FirstStepsScreen),
              },
              {
                path: paths.adminSettings,
                ...screen(async () => (await import('./screens/settings-screen.tsx')).SettingsScreen),
              },
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to={paths.admin} replace /> },
    ],
  },
]);

/** A screen whose code is loaded when it is first opened. */
function screen(load: () => Promise<ComponentType>) {
  return { lazy: async () => ({ Component: await load() }) };
}

/** The screens of tables of this kind that come in. */
function imports(kind: ImportKindKey) {
  const start = async () => {
    const { ImportStartPage } = await import('../desk/spreadsheets/import-start-page.tsx');
    return { element: <ImportStartPage key={kind} kind={kind} /> };
  };
  const pastHires = screen(async () => (await import('./screens/past-hires-screen.tsx')).PastHiresScreen);
  return [
    { path: paths.adminImports(kind), ...(kind === 'locations' ? pastHires : { lazy: start }) },
    {
      path: `${paths.adminImports(kind)}/:id`,
      lazy: async () => {
        const { ImportPage } = await import('../desk/spreadsheets/import-page.tsx');
        return { element: <ImportPage key={kind} kind={kind} /> };
      },
    },
  ];
}

function articleForm(key: string) {
  return {
    lazy: async () => {
      const { ArticleFormPage } = await import('../catalogue/articles/form/article-form-page.tsx');
      return { element: <ArticleFormPage key={key} /> };
    },
  };
}
